import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type ReviewPayment, requeryReviewPayment } from "../../api/reviewQueue.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useOwnClient } from "../parts/useClient.ts";

/** Has the server ask the bank about a payment. Returns the result, which a screen reader announces, or the fault. */
export function useAskBank(payment: ReviewPayment, onFresh: (payment: ReviewPayment) => void) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly said?: string; readonly fault?: Fault }>({});

  const context = contextOf(payment);
  const say = (said: string) => {
    setOutcome({ said });
    announce(said);
  };
  const failed = (fault: Fault) => {
    if (endsSession(fault)) return;
    if (fault.kind === "busy" && fault.retryAfter !== undefined) {
      const { retryAfter: seconds } = fault;
      // The card gateway's limit can last a day, so the text gives a date and time.
      const time = formatDateTime(new Date(Date.now() + seconds * 1000));
      say(t("payments.askedTooSoon", { seconds, time, context }));
    } else setOutcome({ fault });
  };
  const ask = async () => {
    setAsking(true);
    setOutcome({});
    try {
      const fresh = await requeryReviewPayment(client, payment._id);
      onFresh(fresh);
      say(t("payments.asked", { state: t(`status.${fresh.status}`), context }));
    } catch (error) {
      failed(faultOf(error));
    } finally {
      setAsking(false);
    }
  };
  return { asking, ...outcome, ask };
}
