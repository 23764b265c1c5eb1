import { css } from "@emotion/react";
import styled from "@emotion/styled";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { FOCUS_RING } from "../style/tokens.ts";
import { Icon } from "../text/Icon.tsx";

const Fold = styled.details(css`
  border-block-end: 1px solid var(--k-line);
  &[open] > summary > svg {
    rotate: 180deg;
  }
`);

const Line = styled.summary(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1em;
  min-block-size: var(--k-target);
  padding-block: 0.375em;
  border-radius: 0.25em;
  cursor: pointer;
  list-style: none;
  text-wrap: pretty;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & {
    font-weight: 650;
  }
  & > svg {
    flex: none;
    color: var(--k-primary-text);
    transition: rotate var(--k-motion);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--k-primary-strong);
    }
  }
  ${FOCUS_RING}
`);

const Inside = styled.div(css`
  padding-block: 0.5em 0.75em;
`);

/**
 * Content that opens with a press on its line. It is the browser's `<details>`, so that the browser's search finds the content.
 */
export function Disclosure(props: { line: ReactNode; children: ReactNode; id?: string }) {
  return (
    <Fold id={props.id}>
      <Line>
        {props.line}
        <Icon icon={ChevronDown} />
      </Line>
      <Inside>{props.children}</Inside>
    </Fold>
  );
}
