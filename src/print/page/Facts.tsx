import styled from "@emotion/styled";
import { WIDE } from "../../ui/style/tokens.ts";
import type { DocumentFact } from "../printedDocument.ts";
import { inOrder } from "./inOrder.ts";
import { INK, WHOLE } from "./paper.ts";
import { Words } from "./Words.tsx";

const List = styled.dl`
  display: grid;
  gap: 0.5em 2em;
  margin: 0;
  [data-paper="slip80"] & {
    gap: 0.25em;
  }
  ${WIDE} {
    gap: 0.75em 2em;
    &[data-columns="2"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** On a roll, the value is beside its label where there is room, which saves paper. Otherwise it is below the label. */
const Fact = styled.div`
  min-inline-size: 0;
  ${WHOLE}
  & > dd {
    margin: 0;
    font-weight: 500;
    text-wrap: pretty;
  }
  &[data-strong] > dd {
    font-size: 1.125em;
    font-weight: 700;
  }
  [data-paper="slip80"] & {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    & > dd {
      margin-inline-start: auto;
      text-align: end;
    }
  }
`;

const Label = styled.dt`
  font-size: 0.875em;
  color: ${INK.muted};
`;

/** Labels with their texts below, in two columns on wide paper if wanted. */
export function Facts({
  facts,
  columns,
}: {
  readonly facts: readonly DocumentFact[];
  readonly columns: 1 | 2;
}) {
  return (
    <List data-columns={columns}>
      {inOrder(facts).map(({ key, value: { label, text, strong } }) => (
        <Fact key={key} data-strong={strong}>
          <Label>{label}</Label>
          <dd>
            <Words>{text}</Words>
          </dd>
        </Fact>
      ))}
    </List>
  );
}
