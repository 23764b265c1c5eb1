import { useEffect } from "react";
import { type AttributeProblem, isRefused } from "./attributes.ts";
import { KaunterErrorEvent } from "./events/KaunterErrorEvent.ts";
import { warnWebmaster } from "./webmasterLog.ts";

interface ComplaintProps {
  readonly element: HTMLElement;
  readonly problems: readonly AttributeProblem[];
}

/** Tells the webmaster which attributes are wrong and what to write, once for each change. The citizen sees none of this. */
export function Complaint({ element, problems }: ComplaintProps) {
  useEffect(() => {
    for (const { attribute, advice } of problems) {
      const what = isRefused(attribute) ? "refuses to work with this" : "ignores this";
      const message = `<${element.localName}> ${what} ${attribute}: ${advice}.`;
      warnWebmaster(message);
      element.dispatchEvent(new KaunterErrorEvent({ kind: "configuration", code: attribute, message }));
    }
  }, [element, problems]);
  return null;
}
