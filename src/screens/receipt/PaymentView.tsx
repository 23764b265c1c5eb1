import { useTranslation } from "react-i18next";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { ENDING_OF, isAsked, mayPayAgain } from "../../payment/screenByState.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { Asking } from "./Asking.tsx";
import { BackToBills } from "./BackToBills.tsx";
import { PayAgain } from "./PayAgain.tsx";
import { PaymentDetails } from "./PaymentDetails.tsx";
import { RefundNotice } from "./RefundNotice.tsx";
import { StateNotice } from "./StateNotice.tsx";
import { StatusLink } from "./StatusLink.tsx";

/** A payment in its state: what it means in words, what is known of it, and what to do next. */
export function PaymentView(props: {
  readonly known: Extract<Known, { status: "known" }>;
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly token: StatusToken | undefined;
}) {
  const { t } = useTranslation();
  const { token } = props;
  const { payment } = props.known;
  const ending = ENDING_OF[payment.status];
  const open = isAsked(payment);
  return (
    <Stack gap="loose">
      <StateNotice payment={payment}>
        {(ending === "not_paid" || ending === "unanswered") && <BackToBills />}
      </StateNotice>
      {token !== undefined && mayPayAgain(payment) && <PayAgain payment={payment} token={token} />}
      {payment.refunds !== undefined && <RefundNotice token={token} />}
      {(open || props.known.stale) && (
        <Asking known={props.known} asking={props.asking} onAsk={props.onAsk} />
      )}
      {open && (
        <Actions>
          <GoButton to={{ screen: "requery", token }}>{t("requery.open")}</GoButton>
        </Actions>
      )}
      <PaymentDetails payment={payment} />
      {token !== undefined && <StatusLink token={token} status={payment.status} />}
      {ending === "paid" && (
        <Actions>
          <GoButton to={{ screen: "search" }}>{t("receipt.another")}</GoButton>
        </Actions>
      )}
    </Stack>
  );
}
