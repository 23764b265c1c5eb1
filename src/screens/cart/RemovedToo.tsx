import { chargeOf } from "../../charges/lines.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** Says, before the button is pressed, what goes with a licence or permit that is removed (specification, section 4). */
export function RemovedToo(props: { readonly id: string; readonly others: readonly SavedItem[] }) {
  const { t } = useTranslation();
  return (
    <div id={props.id}>
      <Text size="small">{t("cart.removesToo", { count: props.others.length })}</Text>
      <Stack as="ul" gap="hair">
        {props.others.map((other) => (
          <Text key={other.id} as="li" size="small" tone="muted">
            {t(`charges.name.${other.type}`)} <bdi translate="no">{chargeOf(other).numberOf(other)}</bdi>
          </Text>
        ))}
      </Stack>
    </div>
  );
}
