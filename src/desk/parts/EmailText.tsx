import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { Children } from "react";
import { ROOMY } from "../../ui/style/tokens.ts";

/* on a narrow screen a long part still wraps anywhere, so that the page fits */
const Whole = styled.bdi(css`
  ${ROOMY} {
    overflow-wrap: break-word;
  }
`);

const BREAK = <wbr />;

/** An e-mail address, mostly the name of a person's account. It wraps after "@" and ".". */
export function EmailText({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[@.])/);
  return (
    <Whole translate="no">
      {Children.toArray(parts.flatMap((part, place) => (place === 0 ? [part] : [BREAK, part])))}
    </Whole>
  );
}
