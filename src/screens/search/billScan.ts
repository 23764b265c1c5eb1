import type { TFunction } from "i18next";
import { readScannedCode } from "../../domain/scannedCode.ts";
import type { ScanPurpose } from "../scan/scanPurpose.ts";

/** Scans the code of a bill, so that the citizen need not type its number. */
export const billScan = (t: TFunction): ScanPurpose => ({
  accepts: (text) => readScannedCode(text) !== undefined,
  title: t("scan.title"),
  looking: t("scan.looking"),
  unseen: t("scan.unseen"),
  foreign: t("scan.foreign"),
  typeInstead: t("scan.typeInstead"),
});
