import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ExaminedPayment, requeryExamined } from "../../api/examinedPayments.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useOwnClient } from "../parts/useClient.ts";

/** Having the bank asked about a payment: what is said after, aloud too, and what went wrong. */
export function useAskBank(payment: ExaminedPayment, onFresh: (payment: ExaminedPayment) => void) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly said?: string; readonly fault?: Fault }>({});

  const say = (said: string) => {
    setOutcome({ said });
    announce(said);
  };
  const failed = (fault: Fault) => {
    if (endsSession(fault)) return;
    if (fault.kind === "busy" && fault.retryAfter !== undefined)
      say(t("payments.askedTooSoon", { seconds: fault.retryAfter }));
    else setOutcome({ fault });
  };
  const ask = async () => {
    setAsking(true);
    setOutcome({});
    try {
      const fresh = await requeryExamined(client, payment._id);
      onFresh(fresh);
      say(t("payments.asked", { state: t(`terms.status.${fresh.status}`) }));
    } catch (error) {
      failed(faultOf(error));
    } finally {
      setAsking(false);
    }
  };
  return { asking, ...outcome, ask };
}
