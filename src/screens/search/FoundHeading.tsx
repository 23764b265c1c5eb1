import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "../../ui/text/Heading.tsx";

/** The heading of what a search found. It takes the focus when it appears, which brings it into view on a phone. */
export function FoundHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
