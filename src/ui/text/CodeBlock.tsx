import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { Ref } from "react";

/** Long lines wrap, so that a phone does not scroll sideways. */
const Lines = styled.pre(css`
  margin: 0;
  padding: 0.75em 1em;
  border: 1px solid var(--k-line);
  border-radius: var(--k-radius);
  background: var(--k-sunken);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  font-size: 0.875em;
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 2;
`);

/** Code to copy. @param label the code's name for screen readers */
export function CodeBlock(props: {
  readonly code: string;
  readonly label: string;
  readonly ref?: Ref<HTMLPreElement>;
}) {
  return (
    <Lines
      ref={props.ref}
      role="group"
      aria-label={props.label}
      tabIndex={-1}
      translate="no"
      lang="en"
      dir="ltr"
    >
      <code>{props.code}</code>
    </Lines>
  );
}
