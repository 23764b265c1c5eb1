import { useEffect, useState } from "react";
import type { KeptLicence } from "../../../stores/keptLicences.ts";
import type { KeptReceipt } from "../../../stores/keptReceipts.ts";
import { useEnvironment } from "../../environment.tsx";

interface KeptDocuments {
  readonly receipts: readonly KeptReceipt[];
  readonly licences: readonly KeptLicence[];
}

/**
 * The receipts and licences that this device keeps, and whether it remembers a payer. The documents are empty until they are read.
 * Nothing is kept where the environment has no `device`.
 */
export function useKeptDocuments() {
  const { device } = useEnvironment();
  const [kept, setKept] = useState<KeptDocuments>({ receipts: [], licences: [] });
  const [hasPayer] = useState(() => device?.payer() !== undefined);
  const [outcome, setOutcome] = useState<"forgotten" | "failed">();
  useEffect(() => {
    if (device === undefined) return;
    let isGone = false;
    Promise.all([device.receipts(), device.licences()]).then(
      ([receipts, licences]) => {
        if (!isGone) setKept({ receipts, licences });
      },
      // The code that reads them could not be loaded. Show nothing.
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
  return { ...kept, hasPayer, outcome, forget };
}
