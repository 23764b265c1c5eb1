import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { WIDE } from "../../ui/style/tokens.ts";
import { plainText } from "../plainText.ts";
import { inOrder } from "./inOrder.ts";
import { INK, WHOLE } from "./paper.ts";

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

/** About the width of the code, so that its caption wraps below it. */
const CODE_WIDTH = "42mm";

const Beside = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.25em 2em;
  break-before: avoid;
  ${WHOLE}
  ${WIDE} {
    flex-direction: row;
    & > :not(footer) {
      flex: none;
      inline-size: ${CODE_WIDTH};
    }
    & > footer {
      flex: 1;
      border: 0;
    }
  }
`;

interface EndingProps {
  readonly notes: readonly string[];
  /** The single code at the end of the document, if it has one. */
  readonly code: ReactNode;
}

/**
 * The notes at the end. They are beside the document's closing code, so that a short receipt fits on one page. Without such a
 * code they are below a line.
 */
export function Ending({ notes, code }: EndingProps) {
  const texts = notes.length > 0 && (
    <Notes>
      {inOrder(notes).map(({ key, value }) => (
        <p key={key}>{plainText(value)}</p>
      ))}
    </Notes>
  );
  if (code === undefined) return texts;
  return (
    <Beside>
      {code}
      {texts}
    </Beside>
  );
}
