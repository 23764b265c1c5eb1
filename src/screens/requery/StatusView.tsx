import { useTranslation } from "../../i18n/useTranslation.tsx";
import { ENDING_OF, mayPayAgain } from "../../payment/screenByState.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { BackToBills } from "../receipt/BackToBills.tsx";
import { PaymentStatusView, type ShownPayment } from "../receipt/PaymentStatusView.tsx";
import { History } from "./History.tsx";
import { Meanwhile } from "./Meanwhile.tsx";

/** How a payment stands, when the bank was and is asked, what to do meanwhile, and what happened so far. */
export function StatusView(shown: ShownPayment) {
  const { payment } = shown.known;
  const ending = ENDING_OF[payment.status];
  return (
    <PaymentStatusView
      of={shown}
      wayOn={
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
