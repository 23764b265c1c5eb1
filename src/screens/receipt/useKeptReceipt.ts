import { useEffect, useState } from "react";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { Known } from "../../payment/pollPayment.ts";
import type { KeptReceipt, WantedReceipt } from "../../stores/keptReceipts.ts";
import { useEnvironment } from "../environment.tsx";

/**
 * Keeps each paid receipt that the screen shows, if the environment has a `device`. While the server does not answer, it returns
 * the kept one.
 * @param wanted the receipt that the screen asks for; undefined while this browser cannot know it
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
      // The code that reads kept receipts could not be loaded. Show none.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isUnanswered, wanted, device]);
  return isUnanswered && found !== undefined && found.wanted === wanted ? found.kept : undefined;
}
