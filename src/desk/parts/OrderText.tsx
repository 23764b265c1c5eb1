import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { ROOMY } from "../../ui/style/tokens.ts";

/** The letter and the day at the beginning of an order number, such as "K261121". */
const DAY_LENGTH = 7;

/* beside a long term on a phone, most numbers then need one line */
const Order = styled.span(css`
  font-size: 0.9375em;
  ${ROOMY} {
    font-size: inherit;
  }
`);

/** An order number. Where there is no room, it wraps after its day. */
export function OrderText({ children }: { readonly children: string }) {
  return (
    <Order translate="no">
      {children.slice(0, DAY_LENGTH)}
      <wbr />
      {children.slice(DAY_LENGTH)}
    </Order>
  );
}
