import { create, optional, StructError, string } from "superstruct";
import { DEFAULT_REPORT_FORMATS, type ReportFormats, reportFormats } from "../reconciliation/reportFormat.ts";
import { settingFile } from "./settingFile.ts";
import { SettingsError } from "./settingsError.ts";

/** The settlement reports of the bank and of the card gateway. */
export const settlementReports = {
  /** A JSON file with the columns of each provider's report. Absent, the formats of docs/reconciliation.md. */
  KAUNTER_SETTLEMENT_REPORTS: optional(string()),
};

const VARIABLE = "KAUNTER_SETTLEMENT_REPORTS";

/**
 * The formats in the file that the setting names.
 * @throws SettingsError that names the field
 */
export async function reportFormatsOf(file: string | undefined): Promise<ReportFormats> {
  if (!file) return DEFAULT_REPORT_FORMATS;
  const content = (await settingFile(VARIABLE, file)).toString("utf8");
  try {
    return create(JSON.parse(content), reportFormats);
  } catch (failure) {
    if (failure instanceof SyntaxError) throw new SettingsError(`${VARIABLE} names a file that is not JSON`);
    if (failure instanceof StructError)
      throw new SettingsError(
        `${VARIABLE} names a file with a wrong ${failure.path.join(".") || "content"}: docs/reconciliation.md describes each field`,
      );
    throw failure;
  }
}
