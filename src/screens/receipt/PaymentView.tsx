import { useTranslation } from "react-i18next";
import { renewalsOf } from "../../charges/license/renewals.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { ENDING_OF, mayPayAgain } from "../../payment/screenByState.ts";
import { isOnSharedComputer } from "../../payment/sharedComputer.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PrintLicences } from "../parts/documents/PrintLicences.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { BackToBills } from "./BackToBills.tsx";
import { PaymentStatusView, type ShownPayment } from "./PaymentStatusView.tsx";
import { ReceiptActions } from "./ReceiptActions.tsx";

/** A payment on the receipt screen: its status in words, its details, and the next steps. */
export function PaymentView(shown: ShownPayment) {
  const { t } = useTranslation();
  const { token } = shown;
  const { payment } = shown.known;
  const ending = ENDING_OF[payment.status];
  return (
    <Stack gap="loose">
      <PaymentStatusView
        of={shown}
        nextStep={
          <>
            {ending === "paid" && (
              <Text>{t(`receipt.byEmail.${payment.sent_softcopy ? "sent" : "soon"}`)}</Text>
            )}
            {ending === "unanswered" && <Text>{t("attempt.unanswered.text")}</Text>}
            {ending === "not_paid" && (
              <BackToBills payment={payment} isMain={!(token !== undefined && mayPayAgain(payment))} />
            )}
          </>
        }
        meanwhile={
          // On a shared computer, the portal's page would stay open for the next person.
          isOnSharedComputer() ? null : (
            <Actions>
              <GoButton to={{ screen: "requery", token }}>{t("alert.open")}</GoButton>
            </Actions>
          )
        }
        before={
          <>
            {ending === "paid" && <ReceiptActions known={shown.known} token={token} />}
            {ending === "paid" && token !== undefined && (
              <PrintLicences renewals={renewalsOf(payment.services)} token={token} />
            )}
            {payment.refunds?.some(({ state }) => state !== "no_longer_due") && (
              <RefundNotice token={token} />
            )}
          </>
        }
      />
      {ending === "paid" && (
        <Actions>
          <GoButton to={{ screen: "search" }}>{t("receipt.another")}</GoButton>
        </Actions>
      )}
      {ending !== "paid" && !payment.resumable && <ReceiptActions known={shown.known} token={token} />}
      {/* Last, because the payment may still have been paid. */}
      {ending === "unanswered" && <BackToBills payment={payment} isMain={false} />}
    </Stack>
  );
}

/** Says that a bill of this paid payment had been paid before, and leads to the status of the refund. */
function RefundNotice({ token }: { readonly token: StatusToken | undefined }) {
  const { t } = useTranslation();
  return (
    <Notice tone="info" title={t("refund.receiptTitle")}>
      <Text>{t("refund.receiptText")}</Text>
      <Actions>
        <GoButton to={{ screen: "refund", token }}>{t("refund.see")}</GoButton>
      </Actions>
    </Notice>
  );
}
