import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { receiptLink, statusLink } from "../../domain/payments/statusLink.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { LinkEnd } from "./LinkEnd.tsx";

/**
 * Replaces the status link on a shared computer: a QR code for the citizen's own phone. A link would open on this computer and
 * stay in its browser history.
 */
export function TakeAlong({ payment, token }: { readonly payment: Payment; readonly token: StatusToken }) {
  const { t } = useTranslation();
  const { portal } = useEnvironment();
  const address = (payment.status === "paid" ? receiptLink : statusLink)(portal, token);
  return (
    <Card tone="sunken" as="aside">
      <Stack>
        <Text>{t("receipt.shared.keep")}</Text>
        <QrCode value={address} label={t("receipt.shared.code")} />
        {payment.link_until !== undefined && <LinkEnd payment={payment} until={payment.link_until} />}
        <Text>{t("receipt.shared.email", { email: payment.email })}</Text>
      </Stack>
    </Card>
  );
}
