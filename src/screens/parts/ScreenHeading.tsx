import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Heading } from "../../ui/text/Heading.tsx";
import { useEnvironment } from "../environment.tsx";

/**
 * A screen's own heading. When the citizen came from another screen, it takes the focus, so that a screen reader reads on from
 * here, and the screen is brought into view.
 */
export function ScreenHeading(props: {
  readonly children: ReactNode;
  /** For a screen that moves the focus back here, when what had it is gone. */
  readonly ref?: RefObject<HTMLHeadingElement | null>;
}) {
  const { arrived, bringIntoView } = useEnvironment();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = props.ref ?? own;
  const tookFocus = useRef(false);
  // Only on arrival: a heading that is drawn again must not pull the focus back. Before anything is painted, so that nobody sees
  // the screen at the place where the one before it was left.
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
