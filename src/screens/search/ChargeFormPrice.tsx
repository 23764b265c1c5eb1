import type { Form } from "../../charges/index.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FactList } from "../parts/FactList.tsx";

/** What the form comes to, worked out as it is filled in; until then, that it is. */
export function ChargeFormPrice({ price }: { readonly price: ReturnType<Form["priceOf"]> }) {
  const { t } = useTranslation();
  if (price === undefined) return <Text tone="muted">{t("search.amountFollows")}</Text>;
  return (
    <Stack>
      <FactList facts={price.facts} />
      <Stack gap="hair">
        <Text tone="muted">{t("common.total")}</Text>
        <Money amount={price.amount} size="display" />
      </Stack>
    </Stack>
  );
}
