import { type ReactNode, use, useEffect, useEffectEvent, useRef } from "react";
import { Heading } from "../../ui/text/Heading.tsx";
import { TakesFocus } from "./TakesFocus.ts";

/** The heading of what a search found. It takes the focus when it appears, which brings it into view on a phone. */
export function FoundHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = use(TakesFocus);
  const appear = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => appear(), []);
  return (
    <Heading tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
