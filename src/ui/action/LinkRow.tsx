import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { MouseEventHandler, ReactNode } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FOCUS_RING } from "../style/tokens.ts";

const Face = styled(
  "a",
  EVERY_ATTRIBUTE,
)(css`
  display: flex;
  align-items: center;
  gap: 0.5em;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 3.5em;
  margin: 0;
  padding: 0.375em;
  border: 1px solid var(--k-line);
  border-radius: var(--k-radius);
  font: inherit;
  font-size: 0.9375em;
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  color: var(--k-text);
  background: var(--k-card);
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color var(--k-motion), border-color var(--k-motion);
  & > :last-child {
    min-inline-size: 0;
  }
  & strong {
    display: block;
    font-weight: 650;
  }
  & small {
    font-size: 0.8125em;
    color: var(--k-muted);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--k-primary-text);
      background: var(--k-primary-soft);
    }
  }
  ${FOCUS_RING}
`);

export interface LinkRowProps {
  /** A small picture before the words. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
  /** The link's address. Without one the row is a button. */
  readonly href: string | undefined;
  readonly onClick?: MouseEventHandler;
}

/** One of many destinations: a picture and a name in a row, which is one link. A `strong` part of the name has a line of its own. */
export function LinkRow({ mark, children, href, onClick }: LinkRowProps) {
  const face = href === undefined ? ({ as: "button", type: "button" } as const) : { href };
  return (
    <Face {...face} onClick={onClick} part="tile">
      {mark}
      <span>{children}</span>
    </Face>
  );
}
