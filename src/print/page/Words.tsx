import styled from "@emotion/styled";
import { partsOf } from "../hyphenated.ts";
import { plainText } from "../plainText.ts";
import { inOrder } from "./inOrder.ts";

/** A number moves to the next line as a whole. It breaks only if it is longer than that line. A certificate measures its own lines. */
const Whole = styled.span`
  [data-paper] & {
    display: inline-block;
    max-inline-size: 100%;
  }
`;

/** A name, number or amount. The browser must not translate it, and its writing direction does not affect the text around it. */
export function Words({ children }: { readonly children: string }) {
  return (
    <bdi translate="no">
      {inOrder(partsOf(plainText(children))).map(({ key, value: { text, isNumber } }) =>
        isNumber ? <Whole key={key}>{text}</Whole> : text,
      )}
    </bdi>
  );
}
