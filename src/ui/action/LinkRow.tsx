import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { MouseEventHandler, ReactNode } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { LINK_CARD } from "./linkCard.ts";

/** The name is so small that the longest place takes one line where a phone has two in a row. */
const Face = styled(
  "a",
  EVERY_ATTRIBUTE,
)(css`
  ${LINK_CARD}
  display: flex;
  align-items: center;
  gap: 0.375em;
  min-block-size: 3.5em;
  padding: 0.375em 0.3125em;
  border-radius: var(--k-radius);
  font-size: 0.9375em;
  line-height: 1.25;
  & > :last-child {
    min-inline-size: 0;
  }
  & strong {
    display: block;
    font-size: 0.9em;
    font-weight: 650;
  }
  & small {
    font-size: 0.8125em;
    color: var(--k-muted);
  }
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
