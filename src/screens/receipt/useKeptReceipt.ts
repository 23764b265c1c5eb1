import { useEffect, useState } from "react";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { Known } from "../../payment/pollPayment.ts";
import type { KeptReceipt, WantedReceipt } from "../../stores/keptReceipts.ts";
import { useEnvironment } from "../environment.tsx";

/**
 * Keeps each receipt that is shown, where the place around keeps any, and finds it again while nobody answers for it.
 * @param wanted which one the screen asks for; undefined where that is not known here
 */
export function useKeptReceipt(
  known: Known,
  wanted: WantedReceipt | undefined,
  token: StatusToken | undefined,
): KeptReceipt | undefined {
  const { device } = useEnvironment();
  const payment = known.status === "known" && !known.stale ? known.payment : undefined;
  useEffect(() => {
    if (payment?.status === "paid") device?.keepReceipt(payment, token);
  }, [device, payment, token]);

  const [found, setFound] = useState<{ readonly wanted: WantedReceipt; readonly kept: KeptReceipt }>();
  const isUnanswered = known.status === "unknown" || known.status === "slow";
  useEffect(() => {
    if (!isUnanswered || wanted === undefined || device === undefined) return;
    let isGone = false;
    device.findReceipt(wanted).then(
      (kept) => {
        if (!isGone && kept !== undefined) setFound({ wanted, kept });
      },
      // nothing is kept where the part that keeps it is not to be had
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isUnanswered, wanted, device]);
  return isUnanswered && found !== undefined && found.wanted === wanted ? found.kept : undefined;
}
