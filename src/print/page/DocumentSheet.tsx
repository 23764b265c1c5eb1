import { useId } from "react";
import styled from "../../ui/style/styled.ts";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import type { Drawings } from "../drawings.ts";
import { plainText } from "../plainText.ts";
import type { PrintedDocument } from "../printedDocument.ts";
import { Head } from "./Head.tsx";
import { inOrder } from "./inOrder.ts";
import { Content, INK, Paper, WHOLE } from "./paper.ts";
import { SectionPart } from "./SectionPart.tsx";

const Notes = styled.footer`
  padding-block-start: 0.75em;
  border-block-start: 1px solid ${INK.line};
  font-size: 0.8125em;
  color: ${INK.muted};
  break-before: avoid;
  ${WHOLE}
  & > p {
    margin: 0;
  }
`;

export interface DocumentSheetProps {
  readonly document: PrintedDocument;
  readonly drawings: Drawings;
  /** On paper: without the edge of the sheet that a screen shows. Whether its pages carry the foot, which else stands at the end. */
  readonly printed?: { readonly feet: boolean };
}

/** A document, drawn with what was made ready for it. */
export function DocumentSheet({ document, drawings, printed }: DocumentSheetProps) {
  const titleId = useId();
  const { head, sections, language, paper, foot } = document;
  const notes = printed?.feet === false ? [...document.notes, foot.text] : document.notes;
  return (
    <Paper lang={language} data-paper={paper} data-printed={printed && ""}>
      <Content aria-labelledby={titleId}>
        <Head head={head} titleId={titleId} pictures={drawings.pictures} />
        <HeadingLevel>
          {inOrder(sections).map(({ key, value }) => (
            <SectionPart key={key} section={value} drawings={drawings} />
          ))}
        </HeadingLevel>
        {notes.length > 0 && (
          <Notes>
            {inOrder(notes).map(({ key, value }) => (
              <p key={key}>{plainText(value)}</p>
            ))}
          </Notes>
        )}
      </Content>
    </Paper>
  );
}
