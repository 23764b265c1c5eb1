import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "./GoButton.tsx";

/** Says which step has to come first, as after Refresh or by a link, and leads to it: the cart is as it was. */
export function MissingStep({ step }: { readonly step: "checkout" | "fpx_checkout" }) {
  const { t } = useTranslation();
  return (
    <Card tone="sunken">
      <Stack align="start">
        <Stack gap="tight">
          <Text strong>{t(`paySteps.missing.${step}.title`)}</Text>
          <Text tone="muted">{t(`paySteps.missing.${step}.text`)}</Text>
        </Stack>
        <GoButton kind="primary" to={{ screen: step }}>
          {t(`paySteps.missing.${step}.go`)}
        </GoButton>
      </Stack>
    </Card>
  );
}
