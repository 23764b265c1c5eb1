import { useTranslation } from "react-i18next";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { ENDING_OF, isAsked, mayPayAgain } from "../../payment/screenByState.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { Asking } from "../receipt/Asking.tsx";
import { BackToBills } from "../receipt/BackToBills.tsx";
import { PayAgain } from "../receipt/PayAgain.tsx";
import { PaymentDetails } from "../receipt/PaymentDetails.tsx";
import { StateNotice } from "../receipt/StateNotice.tsx";
import { StatusLink } from "../receipt/StatusLink.tsx";
import { History } from "./History.tsx";
import { Meanwhile } from "./Meanwhile.tsx";

/** How a payment stands, when the bank was and is asked, what to do meanwhile, and what happened so far. */
export function StatusView(props: {
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
    <>
      <StateNotice payment={payment}>
        {ending === "paid" && (
          <Actions>
            <GoButton kind="primary" to={{ screen: "receipt", token }}>
              {t("requery.seeReceipt")}
            </GoButton>
          </Actions>
        )}
        {ending === "not_paid" && <BackToBills />}
      </StateNotice>
      {token !== undefined && mayPayAgain(payment) && <PayAgain payment={payment} token={token} />}
      {(open || props.known.stale) && (
        <Stack>
          <Asking known={props.known} asking={props.asking} onAsk={props.onAsk} />
          {open && <Meanwhile payment={payment} />}
        </Stack>
      )}
      <History payment={payment} />
      <PaymentDetails payment={payment} />
      {token !== undefined && <StatusLink token={token} status={payment.status} />}
    </>
  );
}
