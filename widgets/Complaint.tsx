import { useEffect } from "react";
import type { AttributeProblem } from "./attributes.ts";

interface ComplaintProps {
  readonly element: HTMLElement;
  readonly problems: readonly AttributeProblem[];
}

/**
 * Tells the webmaster which attributes are wrong and what to write, once for each change. The citizen sees none of this. Only a wrong
 * tag loads the advice.
 */
export function Complaint({ element, problems }: ComplaintProps) {
  useEffect(() => {
    if (problems.length > 0)
      import("./complain.ts").then(
        ({ complain }) => complain(element, problems),
        () => {},
      );
  }, [element, problems]);
  return null;
}
