import type { ReactNode } from "react";
import styled from "./styled.ts";
import { SURFACE_STYLE } from "./surfaceStyle.ts";

const Ground = styled.div`${SURFACE_STYLE}`;

/**
 * The ground under every page of the portal and inside every widget. Undoes what a host page hands down (font, size,
 * spacing, case, alignment), sets the tokens (see tokens.ts for the public ones) and is the container that layout
 * is measured by. Only the colour scheme comes in from outside, and whether it is seen at all.
 * @param frame `embed` rounds and pads it, for a widget in a column of a host page; `page` reaches the edges.
 */
export function Surface({ frame = "page", children }: { frame?: "page" | "embed"; children: ReactNode }) {
  return (
    <Ground data-frame={frame} part="surface">
      {children}
    </Ground>
  );
}
