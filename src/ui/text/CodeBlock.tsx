import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { Ref } from "react";
import { FOCUS_RING } from "../style/tokens.ts";

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
  ${FOCUS_RING}
`);

const Whole = styled.span`
  white-space: nowrap;
`;

/** A name with hyphens, such as kaunter-pay. A longer one, such as a hash, must break. */
const HYPHENATED = /((?<![\w.-])\.?\w[\w.]*-[\w.-]{1,20}(?![\w.+-]))/;

/** A text whose names of code do not break at their hyphens. */
export function CodeWords({ children }: { readonly children: string }) {
  return children.split(HYPHENATED).map((part, place) =>
    // The names are at the odd places.
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other keys
    place % 2 === 1 ? <Whole key={place}>{part}</Whole> : part,
  );
}

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
      <code>
        <CodeWords>{props.code}</CodeWords>
      </code>
    </Lines>
  );
}
