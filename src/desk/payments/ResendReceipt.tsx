import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type PaymentDetails, resendReceipt } from "../../api/teamPayments.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { endsSession } from "../../stores/session.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";

/** A button that sends the receipt again, and the result. */
export function ResendReceipt(props: {
  readonly order: OrderNumber;
  readonly onSent: (details: PaymentDetails) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const send = async () => {
    setBusy(true);
    setFault(undefined);
    setSent(false);
    try {
      props.onSent(await resendReceipt(client, props.order));
      setSent(true);
      announce(t("deskPayments.resent"));
    } catch (error) {
      const found = faultOf(error);
      if (!endsSession(found)) setFault(found);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Actions>
        <Button busy={busy} onClick={send}>
          {t("deskPayments.resend")}
        </Button>
      </Actions>
      {isSent && <Text>{t("deskPayments.resent")}</Text>}
      <DeskFault fault={fault} />
    </>
  );
}
