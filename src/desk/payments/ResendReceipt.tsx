import { useTranslation } from "react-i18next";
import { type PaymentDetails, resendReceipt } from "../../api/teamPayments.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { useDeskAction } from "../parts/useDeskAction.ts";

/** A button that sends the receipt again, and the result. */
export function ResendReceipt(props: {
  readonly order: OrderNumber;
  readonly onSent: (details: PaymentDetails) => void;
}) {
  const { t } = useTranslation();
  const { run, busy, said, fault } = useDeskAction();
  const send = () =>
    run(async (client) => {
      props.onSent(await resendReceipt(client, props.order));
      return (t) => t("deskPayments.resent");
    });
  return (
    <>
      <Actions>
        <Button busy={busy} onClick={send}>
          {t("deskPayments.resend")}
        </Button>
      </Actions>
      <DoneMark said={said} />
      <DeskFault fault={fault} />
    </>
  );
}
