import type { ReactNode } from "react";
import { LiveRegion } from "./feedback/LiveRegion.tsx";
import styled from "./style/styled.ts";
import { SURFACE_STYLE } from "./style/surfaceStyle.ts";
import { HeadingLevel, type Level } from "./text/HeadingLevel.tsx";

const Ground = styled.div`${SURFACE_STYLE}`;

/**
 * The ground under every page of the portal and inside every widget. Undoes what a host page hands down (font, size,
 * spacing, case, alignment), sets the tokens (see tokens.ts for the public ones) and is the container that layout
 * is measured by. Only the colour scheme comes in from outside, and whether it is seen at all.
 * @param frame `embed` rounds and pads it, for a widget in a column of a host page; `page` reaches the edges.
 */
function Surface({ frame = "page", children }: { frame?: "page" | "embed"; children: ReactNode }) {
  return (
    <Ground data-frame={frame} part="surface">
      {children}
    </Ground>
  );
}

export interface UiRootProps {
  children: ReactNode;
  /** A page of the portal or a widget in a host page. */
  frame?: "page" | "embed";
  /** The level of the first heading: 1 on a page of our own, 2 or 3 inside a host page's outline. */
  headingLevel?: Level;
}

/** What stands around everything that is rendered from `ui`. The root it stands in needs `adoptStyles` as well. */
export function UiRoot({ children, frame = "page", headingLevel = 1 }: UiRootProps) {
  return (
    <Surface frame={frame}>
      <LiveRegion>
        <HeadingLevel from={headingLevel}>{children}</HeadingLevel>
      </LiveRegion>
    </Surface>
  );
}
