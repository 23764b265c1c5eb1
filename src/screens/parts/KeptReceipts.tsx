import { useTranslation } from "react-i18next";
import type { PaymentId } from "../../domain/identifiers.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useTopic } from "../../i18n/useTopic.ts";
import type { KeptReceipt } from "../../stores/keptReceipts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "./GoButton.tsx";
import { useKeptReceipts } from "./useKeptReceipts.ts";

/**
 * The receipts that this device keeps, and a way to take them from it. Nothing where it keeps none.
 * @param except one that is shown already
 */
export function KeptReceipts({ except }: { readonly except?: PaymentId | undefined }) {
  const t = useTopic("offline");
  const { all, forget, outcome } = useKeptReceipts();
  if (t === undefined) return null;
  if (outcome === "forgotten")
    return <Notice tone="success" takesFocus title={t("offline.kept.forgotten")} />;
  const others = (all ?? []).filter(({ payment }) => payment._id !== except);
  if (others.length === 0) return null;
  return (
    <Stack as="section">
      <Heading>{t("offline.kept.title")}</Heading>
      <Divided>
        {others.map((kept) => (
          <KeptRow key={kept.payment._id} {...kept} />
        ))}
      </Divided>
      <Text size="small" tone="muted">
        {t("offline.kept.text")}
      </Text>
      {outcome === "failed" && <Notice tone="warning" role="alert" title={t("offline.kept.failed")} />}
      <Actions>
        <Button onClick={forget}>{t("offline.kept.forget")}</Button>
      </Actions>
    </Stack>
  );
}

function KeptRow({ payment }: KeptReceipt) {
  const { t } = useTranslation();
  return (
    <Stack as="article" gap="tight">
      <Inline justify="between" align="baseline" gap="normal">
        <Text>{formatDateTime(payment.settled_at ?? payment.payment_datetime)}</Text>
        <Text as="strong" strong>
          <Money amount={payment.amount} />
        </Text>
      </Inline>
      <Inline justify="between" gap="normal">
        <Text size="small" tone="muted" translate="no">
          {payment.receipt_no}
        </Text>
        <GoButton kind="quiet" flush="start" to={{ screen: "receipt", payment: payment._id }}>
          {t("requery.seeReceipt")}
        </GoButton>
      </Inline>
    </Stack>
  );
}
