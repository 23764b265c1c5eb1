import { adviceOn } from "./attributeAdvice.ts";
import { type AttributeProblem, isRefused } from "./attributes.ts";
import { KaunterErrorEvent } from "./events/KaunterErrorEvent.ts";
import { warnWebmaster } from "./webmasterLog.ts";

/** Tells the webmaster in the console and by an event of the element which attributes are wrong and what to write. */
export function complain(element: HTMLElement, problems: readonly AttributeProblem[]): void {
  for (const problem of problems) {
    const { attribute } = problem;
    const what = isRefused(attribute) ? "refuses to work with this" : "ignores this";
    const message = `<${element.localName}> ${what} ${attribute}: ${adviceOn(problem)}.`;
    warnWebmaster(message);
    element.dispatchEvent(new KaunterErrorEvent({ kind: "configuration", code: attribute, message }));
  }
}
