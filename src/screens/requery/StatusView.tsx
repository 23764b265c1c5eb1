import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { contextOf, ENDING_OF, mayPayAgain } from "../../payment/screenByState.ts";
import { Timeline } from "../../ui/data/Timeline.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { BackToBills } from "../parts/paying/BackToBills.tsx";
import { PaymentStatusView, type ShownPayment } from "../receipt/PaymentStatusView.tsx";

/** A payment's state, the times of the enquiries at the bank, the next steps and the history. */
export function StatusView(shown: ShownPayment) {
  const { payment } = shown.known;
  const ending = ENDING_OF[payment.status];
  return (
    <PaymentStatusView
      of={shown}
      nextStep={
        <>
          {ending === "paid" && <SeeReceipt token={shown.token} />}
          {ending === "not_paid" && <BackToBills payment={payment} isMain={!mayPayAgain(payment)} />}
        </>
      }
      meanwhile={<Meanwhile payment={payment} />}
      before={<History payment={payment} />}
    />
  );
}

function SeeReceipt({ token }: Pick<ShownPayment, "token">) {
  const { t } = useTranslation();
  return (
    <Actions>
      <GoButton kind="primary" to={{ screen: "receipt", token }}>
        {t("alert.seeReceipt")}
      </GoButton>
    </Actions>
  );
}

/** The history of a payment, oldest first, in Malaysia time. */
function History({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Stack as="section">
      <Stack gap="hair">
        <Heading>{t("requery.history.title")}</Heading>
        <Text size="small" tone="muted">
          {t("requery.history.zone")}
        </Text>
      </Stack>
      <Timeline
        entries={payment.history.map(({ what, at }) => ({
          instant: at,
          time: formatDateTime(at),
          text: t(`requery.history.${what}`, { context: contextOf(payment) }),
        }))}
      />
    </Stack>
  );
}

/** Advice while the payment is open. */
function Meanwhile({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const context = contextOf(payment);
  return (
    <Card tone="sunken" as="section">
      <Stack gap="tight">
        <Heading>{t("requery.meanwhile.title", { context })}</Heading>
        <Stack as="ul" gap="tight">
          <Text as="li">{t("requery.meanwhile.close", { context })}</Text>
          <Text as="li">
            {t(mayPayAgain(payment) ? "requery.meanwhile.waitBetter" : "requery.meanwhile.wait")}
          </Text>
          {/* The notice of a payment without an answer has said this. */}
          {ENDING_OF[payment.status] !== "unanswered" && (
            <Text as="li">{t("requery.meanwhile.charged", { context })}</Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
