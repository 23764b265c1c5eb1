import styled from "@emotion/styled";
import { plainText } from "../plainText.ts";
import { inOrder } from "./inOrder.ts";

const Paragraph = styled.p`
  margin: 0;
  text-wrap: pretty;
  orphans: 2;
  widows: 2;
  & + & {
    margin-block-start: 0.5em;
  }
`;

/** The first paragraph does not stay at a page's end with only the heading. */
const List = styled.ol`
  margin: 0;
  padding-inline-start: 1.75em;
  & > li + li {
    margin-block-start: 0.25em;
  }
  & > li:first-of-type {
    break-after: avoid;
  }
`;

/** Paragraphs, or a numbered list of conditions. */
export function Paragraphs(props: { readonly paragraphs: readonly string[]; readonly numbered: boolean }) {
  const texts = inOrder(props.paragraphs.map(plainText));
  return props.numbered ? (
    <List>
      {texts.map(({ key, value }) => (
        <Paragraph as="li" key={key}>
          {value}
        </Paragraph>
      ))}
    </List>
  ) : (
    texts.map(({ key, value }) => <Paragraph key={key}>{value}</Paragraph>)
  );
}
