import type { ReactNode } from "react";
import { LiveRegion } from "./feedback/LiveRegion.tsx";
import { Surface } from "./style/Surface.tsx";
import { HeadingLevel, type Level } from "./text/HeadingLevel.tsx";

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
