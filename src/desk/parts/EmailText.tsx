import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { Fragment } from "react";
import { ROOMY } from "../../ui/style/tokens.ts";

/* a column may break a long part anywhere, so that the page fits, but leaves room for the usual ones */
const Whole = styled.bdi(css`
  ${ROOMY} {
    display: inline-block;
    min-inline-size: 12em;
  }
`);

/** An e-mail address, mostly the name of a person's account. It wraps after "@" and ".". */
export function EmailText({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[@.])/);
  return (
    <Whole translate="no">
      {parts.map((part, place) => (
        <Fragment key={parts.slice(0, place).join("")}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Whole>
  );
}
