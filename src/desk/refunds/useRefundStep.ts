import type { Client } from "../../api/client.ts";
import { readRefund } from "../../api/refunds.ts";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { isOvertaken, useDeskAction } from "../parts/useDeskAction.ts";

/** Takes a step. @returns whether it was taken */
export type TakeStep = (step: (client: Client) => Promise<ShownRefund>) => Promise<boolean>;

/** Takes steps of a refund. When somebody else was faster, it shows the refund as it is now, with who acted. */
export function useRefundStep({ order_number }: ShownRefund, onFresh: (refund: ShownRefund) => void) {
  const client = useOwnClient();
  const { run, ...shown } = useDeskAction();
  const take: TakeStep = (step) =>
    run(
      async () => {
        onFresh(await step(client));
        return (t) => t("deskRefunds.done");
      },
      (fault) =>
        // the notice already says it when this call fails too
        isOvertaken(fault) && readRefund(client, order_number).then(onFresh, () => undefined),
    );
  return { take, ...shown };
}
