import type { ReviewPayment } from "../../api/reviewQueue.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useAskBank } from "./useAskBank.ts";

/** Has the bank asked, and says what came of it. */
export function AskBank(props: {
  readonly payment: ReviewPayment;
  readonly onFresh: (payment: ReviewPayment) => void;
}) {
  const { t } = useTranslation();
  const { asking, said, fault, ask } = useAskBank(props.payment, props.onFresh);
  return (
    <>
      <Actions>
        <Button busy={asking} onClick={ask}>
          {t("payments.ask", { context: contextOf(props.payment) })}
        </Button>
      </Actions>
      {said !== undefined && <Text>{said}</Text>}
      {fault !== undefined && <FaultNotice fault={fault} />}
    </>
  );
}
