import styled from "../style/styled.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const Pill = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.625em;
  block-size: 1.625em;
  padding-inline: 0.375em;
  border: 1px solid transparent;
  border-radius: 1em;
  /* legible also where its line is set smaller */
  font-size: max(0.8125em, 14px);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  /* one red in light and in dark: the count is to be seen, not to alarm */
  color: #ffffff;
  background: #d32f2f;
`;

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
