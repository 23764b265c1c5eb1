import { CacheProvider, css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { LiveRegion } from "./feedback/LiveRegion.tsx";
import { EVERY_ATTRIBUTE } from "./style/everyAttribute.ts";
import { styleCache } from "./style/styleCache.ts";
import { SURFACE_STYLE } from "./style/surfaceStyle.ts";
import { HeadingLevel, type Level } from "./text/HeadingLevel.tsx";

const Ground = styled("div", EVERY_ATTRIBUTE)(css`${SURFACE_STYLE}`);

/**
 * The surface of every page of the portal and of every widget. It resets the styles inherited from a host page (font, size,
 * spacing, case, alignment), sets the tokens (see tokens.ts for the public ones) and is the container of the layout's queries. It
 * inherits only the colour scheme and the visibility.
 * @param frame `embed` adds padding and round corners, for a widget in a host page's column. `page` reaches the edges.
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
  /** A page of the portal, or a widget in a host page. */
  frame?: "page" | "embed";
  /** The level of the first heading: 1 on a page of our own, 2 or 3 inside a host page's outline. */
  headingLevel?: Level;
}

/** The root of everything from `ui`. Its document or shadow root needs `adoptStyles` as well. */
export function UiRoot({ children, frame = "page", headingLevel = 1 }: UiRootProps) {
  return (
    <CacheProvider value={styleCache}>
      <Surface frame={frame}>
        <LiveRegion>
          <HeadingLevel from={headingLevel}>{children}</HeadingLevel>
        </LiveRegion>
      </Surface>
    </CacheProvider>
  );
}
