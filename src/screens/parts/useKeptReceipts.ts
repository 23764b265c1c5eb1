import { useEffect, useState } from "react";
import type { KeptReceipt } from "../../stores/keptReceipts.ts";
import { useEnvironment } from "../environment.tsx";

/** The receipts that this device keeps; undefined until they are read, and where the place around keeps none. */
export function useKeptReceipts() {
  const { receipts } = useEnvironment();
  const [all, setAll] = useState<readonly KeptReceipt[]>();
  const [outcome, setOutcome] = useState<"forgotten" | "failed">();
  useEffect(() => {
    let isGone = false;
    receipts?.all().then(
      (read) => {
        if (!isGone) setAll(read);
      },
      // nothing is kept where the part that keeps it is not to be had
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [receipts]);
  const forget = () =>
    void receipts?.forget().then(
      () => setOutcome("forgotten"),
      () => setOutcome("failed"),
    );
  return { all, outcome, forget };
}
