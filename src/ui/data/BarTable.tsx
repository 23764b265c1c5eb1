import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { Sen } from "../../domain/money.ts";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { Money } from "../text/Money.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Table = styled(
  "table",
  EVERY_ATTRIBUTE,
)(css`
  inline-size: 100%;
  border-collapse: collapse;
  & :is(th, td) {
    padding-block: 0.25em;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`);

const Amount = styled.td(css`
  &&& {
    inline-size: 0;
    text-align: end;
  }
`);

const Bar = styled.td(css`
  inline-size: 100%;
  padding-inline: 0.75em;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 0.875em;
    color: var(--k-primary-text);
  }
`);

export interface BarTableProps {
  /** The table's name for screen readers. */
  caption: string;
  labelHeader: string;
  amountHeader: string;
  /** No amount is negative. */
  bars: readonly { label: string; amount: Sen }[];
}

/** Amounts as bars on one scale. It is a table, so that screen readers get the same amounts. */
export function BarTable({ caption, labelHeader, amountHeader, bars }: BarTableProps) {
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <Table part="table">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{labelHeader}</VisuallyHidden>
          </th>
          <td aria-hidden="true" />
          <th scope="col">
            <VisuallyHidden>{amountHeader}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Bar aria-hidden="true">
              <svg aria-hidden="true">
                <rect width={`${shareOf(amount, most)}%`} height="100%" rx="3" fill="currentColor" />
              </svg>
            </Bar>
            <Amount>
              <Money amount={amount} />
            </Amount>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A share in per cent. Amounts above zero get at least 1, so that their bar is visible. */
function shareOf(amount: Sen, most: number): number {
  return amount === 0 ? 0 : Math.max(1, Math.round((amount / most) * 1000) / 10);
}
