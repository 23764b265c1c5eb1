import { useEffect } from "react";
import { type AttributeProblem, isRefused } from "./attributes.ts";
import { KaunterErrorEvent } from "./events/KaunterErrorEvent.ts";
import type { KaunterElement } from "./KaunterElement.ts";
import { warnWebmaster } from "./webmasterLog.ts";

export interface ComplaintProps {
  readonly element: KaunterElement;
  readonly problems: readonly AttributeProblem[];
}

/** Tells the webmaster, never the citizen, which attributes are wrong and what to write; once for each change. */
export function Complaint({ element, problems }: ComplaintProps) {
  useEffect(() => {
    for (const { attribute, advice } of problems) {
      const what = isRefused(attribute) ? "cannot be used" : "is left out";
      const message = `<${element.localName} ${attribute}="…"> ${what}: ${advice}.`;
      warnWebmaster(message);
      element.dispatchEvent(new KaunterErrorEvent({ kind: "configuration", code: attribute, message }));
    }
  }, [element, problems]);
  return null;
}
