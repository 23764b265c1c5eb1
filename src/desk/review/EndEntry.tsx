import { useState } from "react";
import { useTranslation } from "react-i18next";
import { endReviewEntry, findReviewPayment, type ReviewPayment } from "../../api/reviewQueue.ts";
import type { ReviewAction } from "../../domain/payments/reviewAction.ts";
import { contextOf } from "../../payment/screenByState.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { GoButton } from "../../screens/parts/GoButton.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { isOvertaken, useDeskAction } from "../parts/useDeskAction.ts";
import { useMay } from "../parts/useMay.ts";
import { DecisionForm } from "./DecisionForm.tsx";

/** The fields of a payment that the calls need. An unreadable payment has only its id. */
interface Entry extends Pick<ReviewPayment, "_id" | "listed_reason"> {
  readonly order_number: ReviewPayment["order_number"] | undefined;
}

/** Ends an entry of the review queue. When somebody else was faster, it shows the payment as it is now. */
export function useEndEntry(payment: Entry, onFresh: (payment: ReviewPayment) => void) {
  const client = useOwnClient();
  const { run: act, ...shown } = useDeskAction();
  /** Whether the record still cannot be read after the last check. */
  const [isUnreadable, setUnreadable] = useState(false);

  const run = async (call: () => Promise<ReviewPayment | null>) => {
    await act(
      async () => {
        const fresh = await call();
        setUnreadable(fresh === null);
        if (fresh !== null) onFresh(fresh);
        return (t) => t(fresh === null ? "review.stillUnreadable" : "review.ended");
      },
      (fault) => isOvertaken(fault) && readAgain(),
    );
  };
  // the fresh payment keeps what the person typed
  const readAgain = async () => {
    if (payment.order_number === undefined) return;
    try {
      const [now] = (await findReviewPayment(client, payment.order_number)).rows;
      if (now !== undefined) onFresh(now);
    } catch {
      // the notice already asks the person to read the list again
    }
  };

  const { _id, listed_reason } = payment;
  return {
    ...shown,
    isUnreadable,
    end: (action: ReviewAction, note: string) =>
      run(() => endReviewEntry(client, _id, { action, listed_reason, note })),
    checkAgain: () => run(() => endReviewEntry(client, _id, { action: "check_again", listed_reason })),
  };
}

/** The actions that end a payment's entry in the review queue, and the way to its refund. */
export function EndEntry(props: {
  readonly payment: ReviewPayment;
  readonly onFresh: (payment: ReviewPayment) => void;
  /** Called when the entry has ended, and with it the form that has the focus. */
  readonly onEnded: () => void;
}) {
  const { payment } = props;
  const { t } = useTranslation();
  const mayEnd = useMay("reviews.end");
  const { busy, said, fault, isUnreadable, end, checkAgain } = useEndEntry(payment, (fresh) => {
    props.onEnded();
    props.onFresh(fresh);
  });
  const context = contextOf(payment);
  return (
    <>
      {(mayEnd ? payment.actions : []).map((action) =>
        action === "check_again" ? (
          <Actions key={action}>
            <Button busy={busy} onClick={checkAgain}>
              {t("review.action.check_again")}
            </Button>
          </Actions>
        ) : (
          <DecisionForm
            key={action}
            name={t("review.endEntry", { number: payment.order_number })}
            label={t("review.note")}
            hint={t(`review.noteHint.${action}`, { context })}
            choices={[{ choice: action, text: t(`review.action.${action}`) }]}
            busy={busy}
            onDecide={end}
          />
        ),
      )}
      {payment.refund_case !== null && (
        <Actions>
          <GoButton to={{ screen: "desk", page: "refunds", order: payment.order_number }}>
            {t("review.seeRefund")}
          </GoButton>
        </Actions>
      )}
      <DoneMark said={said} isWarning={isUnreadable} />
      <DeskFault fault={fault} />
    </>
  );
}
