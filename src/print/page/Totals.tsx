import styled from "@emotion/styled";
import { WIDE } from "../../ui/style/tokens.ts";
import type { DocumentFact } from "../printedDocument.ts";
import { inOrder } from "./inOrder.ts";
import { INK, WHOLE } from "./paper.ts";
import { Words } from "./Words.tsx";

/** The totals stay on the page of the last lines. */
const List = styled.dl`
  margin: 0;
  margin-inline-start: auto;
  max-inline-size: 28em;
  padding-block-start: 0.375em;
  break-before: avoid;
  ${WHOLE}
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1em;
  padding: 0.125em 0.375em;
  & > dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  &[data-strong] {
    margin-block-start: 0.25em;
    padding-block: 0.375em;
    border-block-start: 1px solid ${INK.text};
    border-block-end: 3px double ${INK.text};
    font-weight: 700;
    ${WIDE} {
      font-size: 1.125em;
    }
  }
`;

/** The totals of a table, at its end. They are not in a `tfoot`, because browsers print that on each page. */
export function Totals({ totals }: { readonly totals: readonly DocumentFact[] }) {
  if (totals.length === 0) return null;
  return (
    <List>
      {inOrder(totals).map(({ key, value: { label, text, strong } }) => (
        <Total key={key} data-strong={strong}>
          <dt>{label}</dt>
          <dd>
            <Words>{text}</Words>
          </dd>
        </Total>
      ))}
    </List>
  );
}
