import { useState } from "react";
import type { Client } from "../../api/client.ts";
import { readRefund } from "../../api/refunds.ts";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { isOvertaken, useDeskAction } from "../parts/useDeskAction.ts";

/** Takes a step. @returns whether it was taken */
export type TakeStep = (step: (client: Client) => Promise<ShownRefund>) => Promise<boolean>;

type LogEntry = NonNullable<ShownRefund["refund_case"]>["log"][number];

/** Takes steps of a refund. When somebody else was faster, it shows the refund as it is now, and `overtakenBy` is their step. */
export function useRefundStep({ order_number }: ShownRefund, onFresh: (refund: ShownRefund) => void) {
  const client = useOwnClient();
  const { run, ...shown } = useDeskAction();
  const [overtakenBy, setOvertakenBy] = useState<LogEntry>();
  const readAgain = async () => {
    const now = await readRefund(client, order_number);
    onFresh(now);
    setOvertakenBy(now.refund_case?.log.at(-1));
  };
  const take: TakeStep = (step) => {
    setOvertakenBy(undefined);
    return run(
      async () => {
        onFresh(await step(client));
        return (t) => t("deskRefunds.done");
      },
      (fault) =>
        // the notice already says it when this call fails too
        isOvertaken(fault) && readAgain().catch(() => undefined),
    );
  };
  return { take, overtakenBy, ...shown };
}
