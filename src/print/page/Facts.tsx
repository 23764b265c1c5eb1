import styled from "@emotion/styled";
import { WIDE } from "../../ui/style/tokens.ts";
import type { DocumentFact } from "../printedDocument.ts";
import { INK, WHOLE } from "./paper.ts";
import { Words } from "./Words.tsx";

const List = styled.dl`
  display: grid;
  gap: 0.375em 2em;
  margin: 0;
  ${WIDE} {
    gap: 0.75em 2em;
    &[data-columns="2"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  [data-printed] && {
    ${WHOLE}
  }
`;

const Fact = styled.div`
  /* beside its label where there is room, else below it at the end of the line */
  display: flex;
  flex-wrap: wrap;
  gap: 0 1em;
  align-items: baseline;
  min-inline-size: 0;
  ${WHOLE}
  & > dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
    font-weight: 500;
  }
  &[data-strong] > dd {
    font-size: 1.125em;
    font-weight: 700;
  }
  ${WIDE} {
    display: block;
    & > dd {
      text-align: start;
    }
  }
`;

const Label = styled.dt`
  font-size: 0.875em;
  color: ${INK.muted};
`;

/** Labels with what they say. On paper with room for it in two columns, each fact below its label. */
export function Facts({
  facts,
  columns,
}: {
  readonly facts: readonly DocumentFact[];
  readonly columns: 1 | 2;
}) {
  return (
    <List data-columns={columns}>
      {facts.map(({ label, text, strong }) => (
        <Fact key={label} data-strong={strong}>
          <Label>{label}</Label>
          <dd>
            <Words>{text}</Words>
          </dd>
        </Fact>
      ))}
    </List>
  );
}
