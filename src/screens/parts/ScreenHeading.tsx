import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
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
}) {
  const { arrived, bringIntoView } = useEnvironment();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = props.ref ?? own;
  const tookFocus = useRef(false);
  // Only on arrival: a re-render must not pull the focus back. A layout effect runs before the browser paints, so the citizen
  // never sees the screen at the scroll position of the one before.
  useLayoutEffect(() => {
    if (tookFocus.current === arrived) return;
    tookFocus.current = arrived;
    if (!arrived || heading.current === null) return;
    heading.current.focus({ preventScroll: bringIntoView !== undefined });
    bringIntoView?.(heading.current);
  }, [arrived, bringIntoView, heading]);
  return (
    <Heading size="page" tabIndex={-1} ref={heading}>
      {props.children}
    </Heading>
  );
}
