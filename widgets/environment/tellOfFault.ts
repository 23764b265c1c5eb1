import type { FaultKind } from "../../src/api/fault.ts";
import { faultMessage } from "../events/faultMessages.ts";
import { tellWebmaster } from "../webmasterLog.ts";

/** Faults that a page's webmaster may be able to mend. The others are the citizen's, or the portal's own. */
const WEBMASTERS: readonly FaultKind[] = ["timeout", "unreachable", "site_unknown", "unreadable"];

const told = new Set<FaultKind>();

/** Tells the webmaster, once for a page, why its elements get no answer from the portal. */
export function tellOfFault(kind: FaultKind, element: Element): void {
  if (!WEBMASTERS.includes(kind) || told.has(kind)) return;
  told.add(kind);
  tellWebmaster(`<${element.localName}>: ${faultMessage(kind, element.ownerDocument)}`);
}
