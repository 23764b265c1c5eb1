import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LineFields } from "../../charges/charge.ts";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "./CouncilName.tsx";

/** The head of a cart item, a payment's line or a refund: charge, council and amount. */
export function ChargeTitle(props: {
  readonly of: LineFields;
  /** The name of the item, where it says more than its charge. */
  readonly children?: ReactNode;
  /** Leaves the council out below a heading that names it. */
  readonly withoutCouncil?: boolean;
}) {
  const { t } = useTranslation();
  const { of, children = t(`charges.name.${of.type}`), withoutCouncil = false } = props;
  return (
    <Stack gap="hair">
      <Inline justify="between" align="baseline" wrap={false} gap="normal">
        <Heading size="part">{children}</Heading>
        <Text as="strong" strong>
          <Money amount={of.amount} />
        </Text>
      </Inline>
      {!withoutCouncil && (
        <Text size="small" tone="muted">
          <CouncilName code={of.council} />
        </Text>
      )}
    </Stack>
  );
}
