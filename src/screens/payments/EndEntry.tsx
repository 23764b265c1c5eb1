import { useTranslation } from "react-i18next";
import type { ReviewPayment } from "../../api/reviewQueue.ts";
import { REFUND_OUTCOMES } from "../../domain/payments/reviewAction.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { DecisionForm } from "./DecisionForm.tsx";
import { useEndEntry } from "./useEndEntry.ts";

/** What ends a payment's entry in the review queue, and its refund case. */
export function EndEntry(props: {
  readonly payment: ReviewPayment;
  readonly onFresh: (payment: ReviewPayment) => void;
  /** Called when the entry has ended, and with it the form that has the focus. */
  readonly onEnded: () => void;
}) {
  const { payment } = props;
  const { t } = useTranslation();
  const { busy, said, fault, end, checkAgain, closeRefund } = useEndEntry(payment, (fresh) => {
    props.onEnded();
    props.onFresh(fresh);
  });
  const context = contextOf(payment);
  return (
    <>
      {payment.actions.map((action) =>
        action === "check_again" ? (
          <Actions key={action}>
            <Button busy={busy} onClick={checkAgain}>
              {t("payments.action.check_again")}
            </Button>
          </Actions>
        ) : (
          <DecisionForm
            key={action}
            name={t("payments.endEntry", { number: payment.order_number })}
            label={t("payments.note")}
            hint={t(`payments.noteHint.${action}`, { context })}
            choices={[{ choice: action, text: t(`payments.action.${action}`) }]}
            busy={busy}
            onDecide={end}
          />
        ),
      )}
      {payment.refund_case !== null && (
        <DecisionForm
          name={t("payments.closeRefund", { number: payment.order_number })}
          label={t("payments.refundNote")}
          hint={t("payments.refundNoteHint")}
          choices={REFUND_OUTCOMES.map((choice) => ({ choice, text: t(`payments.refundOutcome.${choice}`) }))}
          busy={busy}
          onDecide={closeRefund}
        />
      )}
      {said !== undefined && <Text>{said}</Text>}
      {fault !== undefined && <FaultNotice fault={fault} />}
    </>
  );
}
