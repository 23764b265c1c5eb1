import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * - The text has at least 14 px, so that the badge stays legible in a line of smaller text.
 * - The red is not the token of errors, because a count is no error. It is the same in light and dark.
 */
const Pill = styled.span(css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.625em;
  block-size: 1.625em;
  padding-inline: 0.375em;
  border: 1px solid transparent;
  border-radius: 1em;
  font-size: max(0.8125em, 14px);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: #ffffff;
  background: #d32f2f;
`);

/**
 * A count in a red pill.
 * @param label the count in words ("3 items in the cart"). Screen readers hear only this, not the number.
 */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <>
      <Pill aria-hidden="true">{count}</Pill>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
