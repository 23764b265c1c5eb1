import styled from "@emotion/styled";
import { SYSTEM_FONT, WIDE } from "../../ui/style/tokens.ts";

/** The colours of a document. Paper is white in the dark scheme too, and no council's theme colours it. */
export const INK = { text: "#111", muted: "#4a4a4a", line: "#b5b5b5" } as const;

/**
 * The sheet of paper. A wide screen shows it as a card with the proportions of A4. In print only its content remains. Like
 * `Surface`, it resets the styles inherited from a host page. It also works in an empty document.
 * - It sets its own width. Centred in a flex column, a size container without a width would shrink to nothing.
 * - The printer draws lines and greys exactly, because they are part of the document. The print dialog could leave them out.
 */
export const Paper = styled.div`
  all: initial;
  color-scheme: light;
  visibility: inherit;
  box-sizing: border-box;
  display: block;
  container-type: inline-size;
  inline-size: 100%;
  margin-inline: auto;
  max-inline-size: 210mm;
  border: 1px solid ${INK.line};
  font-family: var(--k-font, ${SYSTEM_FONT});
  font-size: 1em;
  line-height: 1.4;
  text-size-adjust: 100%;
  overflow-wrap: anywhere;
  color: ${INK.text};
  background: #fff;
  &[data-paper="slip80"] {
    max-inline-size: 80mm;
    font-size: 0.8125em;
  }
  &[data-printed] {
    border: 0;
    max-inline-size: none;
    font-size: 10pt;
    background: none;
    print-color-adjust: exact;
  }
  &[data-printed][data-paper="slip80"] {
    font-size: 9pt;
  }
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
`;

/** The text area of the sheet. It is a block in print, because browsers break a flex box badly between pages. */
export const Content = styled.article`
  display: flex;
  flex-direction: column;
  gap: 1.25em;
  padding: 1.25em;
  ${WIDE} {
    gap: 1.5em;
    padding: 2.5em 3em;
    [data-paper="a4"]:not([data-printed]) > & {
      min-block-size: 141.4cqi;
    }
  }
  [data-printed] > & {
    display: block;
    padding: 0;
    & > * + * {
      margin-block-start: 1.25em;
    }
  }
  [data-printed][data-paper="slip80"] > & > * + * {
    margin-block-start: 0.875em;
  }
`;

/** Keeps an element on one page. */
export const WHOLE = `
  break-inside: avoid;
`;
