import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { LucideIcon } from "lucide-react";
import type { MouseEventHandler, ReactNode } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { WIDE } from "../style/tokens.ts";
import { Icon } from "../text/Icon.tsx";
import { LINK_CARD } from "./linkCard.ts";

const TILE = css`
  display: grid;
  align-content: start;
  gap: 0.25em;
  min-block-size: var(--k-target);
  padding: 0.875em;
  border-radius: calc(var(--k-radius) * 1.4);
  line-height: 1.35;
  & > svg {
    color: var(--k-primary-text);
  }
  ${WIDE} {
    padding: 1.25em;
  }
`;

const Face = styled("a", EVERY_ATTRIBUTE)(LINK_CARD, TILE);

/** Its border and ground are those of a link's card. */
const Sheet = styled.div(
  TILE,
  css`
    border: 1px solid var(--k-line);
    background: var(--k-card);
  `,
);

const Title = styled.span(css`
  font-weight: 650;
  text-wrap: balance;
`);

const Detail = styled.span(css`
  font-size: 0.875em;
  color: var(--k-muted);
`);

export interface TileProps {
  icon: LucideIcon;
  title: ReactNode;
  detail: ReactNode;
}

export interface LinkTileProps extends TileProps {
  /** The link's address. Without one the tile is a button. */
  href: string | undefined;
  onClick?: MouseEventHandler;
}

/** One of several destinations: a tile with a title and a line about it. The whole tile is one link. */
export function LinkTile({ href, onClick, ...words }: LinkTileProps) {
  const face = href === undefined ? ({ as: "button", type: "button" } as const) : { href };
  return (
    <Face {...face} onClick={onClick} part="tile">
      <Words {...words} />
    </Face>
  );
}

/** A tile that leads nowhere, beside tiles that do. */
export function Tile(words: TileProps) {
  return (
    <Sheet>
      <Words {...words} />
    </Sheet>
  );
}

function Words({ icon, title, detail }: TileProps) {
  return (
    <>
      <Icon icon={icon} />
      <Title data-title>{title}</Title>
      <Detail>{detail}</Detail>
    </>
  );
}
