import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "../../ui/text/Heading.tsx";
import { useEnvironment } from "../environment.tsx";

/** A screen's own heading. It takes the focus when the citizen came from another screen, so that a screen reader reads on from here. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const { arrived } = useEnvironment();
  const heading = useRef<HTMLHeadingElement>(null);
  // Only on arrival: a heading that is drawn again must not pull the focus back.
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <Heading size="page" tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
