import { type ReactNode, use, useEffect, useEffectEvent, useRef } from "react";
import { bringIntoView } from "../../ui/layout/bringIntoView.ts";
import { Heading } from "../../ui/text/Heading.tsx";
import { TakesFocus } from "./TakesFocus.ts";

/** The heading of a search result. It takes the focus when it appears, and scrolls into view with the content below it. */
export function FoundHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = use(TakesFocus);
  const appear = useEffectEvent(() => {
    if (!takesFocus || heading.current === null) return;
    heading.current.focus({ preventScroll: true });
    bringIntoView(heading.current);
  });
  useEffect(() => appear(), []);
  return (
    <Heading tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
