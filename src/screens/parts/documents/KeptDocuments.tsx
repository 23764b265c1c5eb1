import { useTranslation } from "react-i18next";
import { paidAt } from "../../../api/payments.ts";
import type { PaymentId } from "../../../domain/identifiers.ts";
import { licenceKeyText } from "../../../domain/licenceKey.ts";
import { formatDateTime } from "../../../domain/malaysiaTime.ts";
import { useNamespace } from "../../../i18n/useNamespaces.ts";
import type { KeptLicence } from "../../../stores/keptLicences.ts";
import type { KeptReceipt } from "../../../stores/keptReceipts.ts";
import { Button } from "../../../ui/action/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Divided } from "../../../ui/layout/Divided.tsx";
import { Inline } from "../../../ui/layout/Inline.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Heading } from "../../../ui/text/Heading.tsx";
import { Money } from "../../../ui/text/Money.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { CouncilName } from "../CouncilName.tsx";
import { GoButton } from "../GoButton.tsx";
import { useKeptDocuments } from "./useKeptDocuments.ts";

/**
 * The receipts, the licences and the payer that this device keeps, with a button that deletes them. Renders nothing if it keeps
 * none.
 * @param except a receipt that the screen already shows
 */
export function KeptDocuments({ except }: { readonly except?: PaymentId | undefined }) {
  const t = useNamespace("offline");
  const { receipts, licences, hasPayer, forget, outcome } = useKeptDocuments();
  if (t === undefined) return null;
  if (outcome === "forgotten")
    return <Notice tone="success" takesFocus title={t("offline.kept.forgotten")} />;
  const others = receipts.filter(({ payment }) => payment._id !== except);
  const hasDocuments = others.length > 0 || licences.length > 0;
  if (!hasDocuments && !hasPayer) return null;
  return (
    <Stack as="section">
      <Heading>{t("offline.kept.title")}</Heading>
      {hasDocuments && (
        <>
          <Divided>
            {others.map((kept) => (
              <ReceiptRow key={kept.payment._id} kept={kept} />
            ))}
            {licences.map((kept) => (
              <LicenceRow key={`${kept.licence.council} ${licenceKeyText(kept.key)}`} kept={kept} />
            ))}
          </Divided>
          <Text size="small" tone="muted">
            {t("offline.kept.text")}
          </Text>
        </>
      )}
      {hasPayer && <Text>{t("offline.kept.payer")}</Text>}
      {outcome === "failed" && <Notice tone="warning" role="alert" title={t("offline.kept.failed")} />}
      <Actions>
        <Button onClick={forget}>{t("offline.kept.forget")}</Button>
      </Actions>
    </Stack>
  );
}

function ReceiptRow({ kept }: { readonly kept: KeptReceipt }) {
  const { payment } = kept;
  const { t } = useTranslation();
  return (
    <Stack as="article" gap="tight">
      <Inline justify="between" align="baseline" gap="normal">
        <Text>{formatDateTime(paidAt(payment) ?? payment.payment_datetime)}</Text>
        <Text as="strong" strong>
          <Money amount={payment.amount} />
        </Text>
      </Inline>
      <Inline justify="between" gap="normal">
        <Text size="small" tone="muted" translate="no">
          {payment.receipt_no}
        </Text>
        <GoButton kind="quiet" flush="end" to={{ screen: "receipt", payment: payment._id }}>
          {t("alert.seeReceipt")}
        </GoButton>
      </Inline>
    </Stack>
  );
}

function LicenceRow({ kept }: { readonly kept: KeptLicence }) {
  const { key: licence } = kept;
  const { council } = kept.licence;
  const { t } = useTranslation();
  return (
    <Stack as="article">
      <Inline justify="between" gap="normal">
        <Text size="small" tone="muted">
          <CouncilName code={council} />
        </Text>
        <GoButton kind="quiet" flush="end" to={{ screen: "licence", licence, council }}>
          {t("common.printLicence", { number: licence.number })}
        </GoButton>
      </Inline>
    </Stack>
  );
}
