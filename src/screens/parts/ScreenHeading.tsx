import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { bringIntoView as bringBlockIntoView } from "../../ui/layout/bringIntoView.ts";
import { Heading } from "../../ui/text/Heading.tsx";
import { useEnvironment } from "../environment.tsx";

/**
 * The heading of a screen. When the citizen came from another screen, it takes the focus, so that a screen reader continues here,
 * and it scrolls into view.
 */
export function ScreenHeading(props: {
  readonly children: ReactNode;
  /** For a screen that moves the focus back to the heading when the focused element disappears. */
  readonly ref?: RefObject<HTMLHeadingElement | null>;
  /** False when the address opens a block below, whose own heading takes the focus. */
  readonly takesFocus?: boolean;
}) {
  const { bringIntoView } = useEnvironment();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = props.ref ?? own;
  useArrivalFocus(heading, bringIntoView, props.takesFocus ?? true);
  return (
    <Heading size="page" tabIndex={-1} ref={heading}>
      {props.children}
    </Heading>
  );
}

/** The heading of a block that has an address of its own. It takes the focus when the citizen comes to that address. */
export function BlockHeading(props: {
  readonly children: ReactNode;
  readonly takesFocus: boolean;
  readonly size?: "section" | "part";
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading, bringBlockIntoView, props.takesFocus);
  return (
    <Heading size={props.size ?? "section"} tabIndex={-1} ref={heading}>
      {props.children}
    </Heading>
  );
}

/** @param bringIntoView undefined where the focus itself scrolls */
function useArrivalFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  bringIntoView: ((heading: Element) => void) | undefined,
  isWanted: boolean,
): void {
  const { arrived } = useEnvironment();
  const tookFocus = useRef(false);
  // Only on arrival: a re-render must not pull the focus back. A layout effect runs before the browser paints, so the citizen
  // never sees the screen at the scroll position of the one before.
  useLayoutEffect(() => {
    if (!isWanted || tookFocus.current === arrived) return;
    tookFocus.current = arrived;
    if (!arrived || heading.current === null) return;
    heading.current.focus({ preventScroll: bringIntoView !== undefined });
    bringIntoView?.(heading.current);
  }, [arrived, bringIntoView, heading, isWanted]);
}
