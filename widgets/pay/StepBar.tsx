import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "../../src/screens/environment.tsx";
import { useCart } from "../../src/stores/cartState.ts";
import { EVERY_ATTRIBUTE } from "../../src/ui/style/everyAttribute.ts";
import { FOCUS_RING } from "../../src/ui/style/tokens.ts";
import { Badge } from "../../src/ui/text/Badge.tsx";
import { WIDGET_STEPS, type WidgetStep } from "../screens.ts";

/** The margin leaves a little room above the bar when it scrolls into view. */
const Bar = styled("nav", EVERY_ATTRIBUTE)`
  scroll-margin-block-start: 0.5em;
`;

/** The steps fit in one line, even in a column of 320 pixels. Large text takes two lines. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.25em, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
  }
  @media print {
    display: none;
  }
`;

const STEP_STYLE = `
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.25em;
  inline-size: 100%;
  min-block-size: var(--k-target);
  margin: 0;
  padding: 0.25em 0;
  border: 0;
  border-block-end: 0.1875em solid var(--k-line);
  font: inherit;
  font-size: 0.9375em;
  white-space: nowrap;
  color: var(--k-muted);
  background: none;
`;

/** In forced colours all lines have one colour. */
const Step = styled.span`
  ${STEP_STYLE}
  &[aria-current] {
    font-weight: 650;
    color: var(--k-text);
    border-color: var(--k-primary-text);
    @media (forced-colors: active) {
      border-color: Highlight;
    }
  }
`;

const StepButton = styled("button", EVERY_ATTRIBUTE)`
  ${STEP_STYLE}
  font-weight: 600;
  color: var(--k-primary-text);
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--k-primary-soft);
    }
  }
  ${FOCUS_RING}
`;

// The receipt opens after the bank, and the checkout opens from the cart, which checks its items first.
const OPEN: readonly WidgetStep[] = ["search", "cart"];

/** The steps of a payment. The steps that a citizen may open at any time are buttons. */
export function StepBar({ at }: { readonly at: WidgetStep }) {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const items = useCart((cart) => cart.items.length);
  const count = items > 0 && <Badge count={items} label={t("cart.inCart", { count: items })} />;
  return (
    <Bar aria-label={t("elements.steps")} part="steps">
      <Steps>
        {WIDGET_STEPS.map((screen) => (
          <li key={screen}>
            {OPEN.includes(screen) && screen !== at ? (
              <StepButton type="button" part="button" onClick={() => navigate({ screen })}>
                {t(`elements.${screen}`)} {screen === "cart" && count}
              </StepButton>
            ) : (
              <Step aria-current={screen === at ? "step" : undefined}>
                {t(`elements.${screen}`)} {screen === "cart" && count}
              </Step>
            )}
          </li>
        ))}
      </Steps>
    </Bar>
  );
}
