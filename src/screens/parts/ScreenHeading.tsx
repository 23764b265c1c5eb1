import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Heading } from "../../ui/text/Heading.tsx";
import { useEnvironment } from "../environment.tsx";

/** A screen's own heading. It takes the focus when the citizen came from another screen, so that a screen reader reads on from here. */
export function ScreenHeading(props: {
  readonly children: ReactNode;
  /** For a screen that moves the focus back here, when what had it is gone. */
  readonly ref?: RefObject<HTMLHeadingElement | null>;
}) {
  const { arrived } = useEnvironment();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = props.ref ?? own;
  // Only on arrival: a heading that is drawn again must not pull the focus back.
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived, heading]);
  return (
    <Heading size="page" tabIndex={-1} ref={heading}>
      {props.children}
    </Heading>
  );
}
