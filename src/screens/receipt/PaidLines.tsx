import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/readPayment.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, identityOf } from "../../charges/lines.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { ChargeTitle } from "../parts/ChargeTitle.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";

/** The lines of a payment with the parts of each amount, and their total. */
export function PaidLines({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Heading>{t(payment.status === "paid" ? "receipt.items" : "cart.itemsToPay")}</Heading>
      <HeadingLevel>
        <Divided>
          {payment.services.map((line) => (
            <PaidLine key={identityOf(line)} line={line} />
          ))}
        </Divided>
      </HeadingLevel>
      <DescriptionList
        rows={[
          { term: t("common.total"), value: <Money amount={payment.amount} size="large" />, total: true },
        ]}
      />
    </Stack>
  );
}

function PaidLine({ line }: { readonly line: ServiceLine }) {
  const charge = chargeOf(line);
  const parts = charge.lineParts(line);
  return (
    <Stack as="article">
      <ChargeTitle of={line} />
      <FactList facts={charge.lineFacts(line)} />
      {parts.length > 1 && <PartList parts={parts} />}
    </Stack>
  );
}
