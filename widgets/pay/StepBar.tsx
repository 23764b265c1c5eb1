import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "../../src/screens/environment.tsx";
import { useCart } from "../../src/stores/cart.ts";
import { Button } from "../../src/ui/action/Button.tsx";
import { Inline } from "../../src/ui/layout/Inline.tsx";
import { Badge } from "../../src/ui/text/Badge.tsx";
import { WIDGET_SCREENS, type WidgetScreen } from "../screens.ts";

const Step = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: var(--k-target);
  padding-inline: 0.75em;
  color: var(--k-muted);
  &[aria-current] {
    font-weight: 650;
    color: var(--k-text);
    box-shadow: inset 0 -0.1875em 0 var(--k-primary);
  }
`;

// A receipt is come to from the bank, and paying from the cart, which checks it first.
const OPEN: readonly WidgetScreen[] = ["search", "cart"];

/** The steps of a payment in one line; those the citizen may go to by themselves are buttons. */
export function StepBar({ at }: { readonly at: WidgetScreen }) {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const items = useCart((cart) => cart.items.length);
  const count = items > 0 && <Badge count={items} label={t("cart.inCart", { count: items })} />;
  return (
    <nav aria-label={t("elements.steps")} part="steps">
      <Inline as="ul" gap="tight">
        {WIDGET_SCREENS.map((screen) => (
          <li key={screen}>
            {OPEN.includes(screen) && screen !== at ? (
              <Button kind="quiet" onClick={() => navigate({ screen })}>
                {t(`elements.${screen}`)} {screen === "cart" && count}
              </Button>
            ) : (
              <Step aria-current={screen === at ? "step" : undefined}>
                {t(`elements.${screen}`)} {screen === "cart" && count}
              </Step>
            )}
          </li>
        ))}
      </Inline>
    </nav>
  );
}
