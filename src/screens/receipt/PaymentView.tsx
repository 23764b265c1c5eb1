import { useTranslation } from "react-i18next";
import type { Known } from "../../payment/pollPayment.ts";
import { ENDING_OF, type Ending } from "../../payment/screenByState.ts";
import { Notice, type NoticeTone } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { Asking } from "./Asking.tsx";
import { BankAnswer } from "./BankAnswer.tsx";
import { PaymentDetails } from "./PaymentDetails.tsx";
import { StatusLink } from "./StatusLink.tsx";

const TONE: Readonly<Record<Ending, NoticeTone>> = {
  paid: "success",
  not_paid: "danger",
  still_asking: "warning",
  unanswered: "warning",
};

/** A payment in its state: what it means in words, what is known of it, and what to do next. */
export function PaymentView(props: {
  readonly known: Extract<Known, { status: "known" }>;
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly token: string | undefined;
}) {
  const { t } = useTranslation();
  const { payment } = props.known;
  const ending = ENDING_OF[payment.status];
  const open = ending === "still_asking" || ending === "unanswered";
  return (
    <Stack gap="loose">
      <Notice tone={TONE[ending]} role="status" title={t(`receipt.${payment.status}.title`)}>
        <Text>{t(`receipt.${payment.status}.text`)}</Text>
        <BankAnswer payment={payment} />
        {(ending === "not_paid" || ending === "unanswered") && (
          <Actions>
            <GoButton kind="primary" to={{ screen: "cart" }}>
              {t("receipt.backToCart")}
            </GoButton>
          </Actions>
        )}
      </Notice>
      {(open || props.known.stale) && (
        <Asking known={props.known} asking={props.asking} onAsk={props.onAsk} />
      )}
      <PaymentDetails payment={payment} />
      {props.token !== undefined && <StatusLink token={props.token} />}
      {ending === "paid" && (
        <Actions>
          <GoButton to={{ screen: "search" }}>{t("receipt.another")}</GoButton>
        </Actions>
      )}
    </Stack>
  );
}
