import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { readRefund } from "../../api/refunds.ts";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

/** Takes a step. */
export type TakeStep = (step: (client: Client) => Promise<ShownRefund>) => Promise<void>;

/** Takes steps of a refund. When somebody else was faster, it shows the refund as it is now, with who acted. */
export function useRefundStep(
  { order_number }: ShownRefund,
  onFresh: (refund: ShownRefund) => void,
): { readonly take: TakeStep; readonly busy: boolean; readonly fault?: Fault; readonly said?: string } {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly fault?: Fault; readonly said?: string }>({});
  const take: TakeStep = async (step) => {
    setBusy(true);
    setOutcome({});
    try {
      onFresh(await step(client));
      const said = t("deskRefunds.done");
      setOutcome({ said });
      announce(said);
    } catch (error) {
      const fault = faultOf(error);
      if (endsSession(fault)) return;
      setOutcome({ fault });
      // the notice already says it when this call fails too
      if (fault.kind === "refused" && fault.reason === "changed_meanwhile")
        await readRefund(client, order_number).then(onFresh, () => undefined);
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, ...outcome };
}
