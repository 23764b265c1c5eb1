import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/readPayment.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, identityOf } from "../../charges/lines.ts";
import { LineTable } from "../../ui/data/LineTable.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";

/** Each line of a payment with what it is made of. */
export function PaidLines({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  return (
    <LineTable
      caption={t(payment.status === "paid" ? "receipt.items" : "receipt.itemsAsked")}
      titleHeader={t("receipt.itemsAsked")}
      amountHeader={t("common.amount")}
      lines={payment.services.map((line) => ({
        id: identityOf(line),
        title: <PaidLine line={line} />,
        amount: line.amount,
      }))}
      total={{ label: t("common.total"), amount: payment.amount }}
    />
  );
}

function PaidLine({ line }: { readonly line: ServiceLine }) {
  const { t } = useTranslation();
  const charge = chargeOf(line);
  const parts = charge.lineParts(line);
  return (
    <Stack gap="tight">
      <Text strong>{t(`charges.name.${line.type}`)}</Text>
      <Text size="small" tone="muted">
        <CouncilName code={line.council} />
      </Text>
      <FactList facts={charge.lineFacts(line)} />
      {parts.length > 1 && <PartList parts={parts} />}
    </Stack>
  );
}
