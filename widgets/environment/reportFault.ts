import type { FaultKind } from "../../src/api/fault.ts";
import { faultMessage } from "../events/faultMessages.ts";
import { warnWebmaster } from "../webmasterLog.ts";

/** Faults that a page's webmaster may be able to mend. The others are the citizen's, or the portal's own. */
const WEBMASTERS: readonly FaultKind[] = ["timeout", "unreachable", "site_unknown", "unreadable"];

const told = new Set<FaultKind>();

/** Tells the webmaster, once for a page, why its elements get no answer from the portal. */
export function reportFault(kind: FaultKind, element: Element): void {
  if (!WEBMASTERS.includes(kind) || told.has(kind)) return;
  told.add(kind);
  warnWebmaster(`<${element.localName}>: ${faultMessage(kind, element.ownerDocument)}`);
}
