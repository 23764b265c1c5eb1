import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { formatMoney, type Sen } from "../../domain/money.ts";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { TIGHT } from "../style/tokens.ts";

const Amount = styled(
  "span",
  EVERY_ATTRIBUTE,
)(css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-size="large"] {
    font-size: 1.375em;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
  &[data-size="display"] {
    display: block;
    font-size: min(2.25em, 11cqi);
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.025em;
  }
  ${TIGHT} {
    &[data-size] {
      font-size: 1em;
    }
    &[data-size="display"] {
      font-size: 1.375em;
    }
  }
`);

export interface MoneyProps {
  /** In sen. */
  amount: Sen;
  /** `display` for the main amount of a screen. */
  size?: "text" | "large" | "display";
}

/** An amount, "RM 1,234.50", in digits of equal width. It never wraps, and browsers do not translate it. */
export function Money({ amount, size = "text" }: MoneyProps) {
  return (
    <Amount data-size={size} part={size === "display" ? "total" : undefined} translate="no">
      {formatMoney(amount)}
    </Amount>
  );
}
