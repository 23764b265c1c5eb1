import { useEffect, useState } from "react";
import type { KeptLicence } from "../../../stores/keptLicences.ts";
import type { KeptReceipt } from "../../../stores/keptReceipts.ts";
import { useEnvironment } from "../../environment.tsx";

interface KeptDocuments {
  readonly receipts: readonly KeptReceipt[];
  readonly licences: readonly KeptLicence[];
}

/** What this device keeps of what was opened; nothing until it is read, and where the place around keeps none. */
export function useKeptDocuments() {
  const { device } = useEnvironment();
  const [kept, setKept] = useState<KeptDocuments>({ receipts: [], licences: [] });
  const [outcome, setOutcome] = useState<"forgotten" | "failed">();
  useEffect(() => {
    if (device === undefined) return;
    let isGone = false;
    Promise.all([device.receipts(), device.licences()]).then(
      ([receipts, licences]) => {
        if (!isGone) setKept({ receipts, licences });
      },
      // nothing is kept where the part that keeps it is not to be had
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [device]);
  const forget = () =>
    void device?.forget().then(
      () => setOutcome("forgotten"),
      () => setOutcome("failed"),
    );
  return { ...kept, outcome, forget };
}
