import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { TONE_COLOURS, TONE_ICONS, type Tone } from "../feedback/tone.ts";
import { Icon } from "./Icon.tsx";

/** The icon stays within the line of the words before it. */
const Words = styled.span(css`
  display: inline-flex;
  align-items: flex-start;
  gap: 0.375em;
  vertical-align: bottom;
  font-weight: 600;
  text-align: start;
  color: var(--k-tone);
  ${TONE_COLOURS}
  & > svg {
    flex: none;
    margin-block-start: 0.0625em;
  }
`);

/** A status in a word or a line. It has an icon, so that colour is never the only sign. */
export function Mark({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <Words data-tone={tone}>
      <Icon icon={TONE_ICONS[tone]} />
      {children}
    </Words>
  );
}
