import { useTranslation } from "react-i18next";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, identityOf, shownNumberOf } from "../../charges/lines.ts";
import { CouncilName } from "../../screens/parts/CouncilName.tsx";
import { useDynamicText } from "../../screens/parts/texts.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** Each bill of a payment with its council and the parts of its amount. */
export function PaidBills({ lines }: { readonly lines: readonly ServiceLine[] }) {
  const { t } = useTranslation();
  const word = useDynamicText();
  return (
    <Stack as="section">
      <Heading>{t("deskPayments.bills")}</Heading>
      {lines.map((line) => (
        <Card key={identityOf(line)} as="article">
          <Stack gap="tight">
            <Heading size="part">
              {t(`charges.name.${line.type}`)} <bdi translate="no">{shownNumberOf(line)}</bdi>
            </Heading>
            <Text size="small" tone="muted">
              <CouncilName code={line.council} />
            </Text>
            <DescriptionList
              rows={[
                ...chargeOf(line)
                  .lineParts(line)
                  .map(({ label, amount }) => ({ term: word(label), value: <Money amount={amount} /> })),
                { term: t("common.total"), value: <Money amount={line.amount} />, total: true },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
