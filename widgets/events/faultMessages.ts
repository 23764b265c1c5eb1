import type { FaultKind } from "../../src/api/fault.ts";

/** The message for each kind of fault, the same on every page. */
export const FAULT_MESSAGES: Readonly<Record<FaultKind, string>> = {
  offline: "This device has no network.",
  timeout: "The portal did not answer in time.",
  unreachable:
    "The portal could not be reached; does it know this site, and the page's Content-Security-Policy its origin? A page opened from a file is no site.",
  site_unknown:
    "The portal does not know this site and refuses its calls: ask the central team to add its address to KAUNTER_COUNCIL_ORIGINS.",
  unavailable: "The portal cannot serve now.",
  busy: "Too many calls came from this address.",
  closed: "The counter is closed for now.",
  missing: "The portal has nothing of the kind.",
  refused: "The portal refused; the code says why.",
  amount_changed: "An amount changed meanwhile; the citizen is shown both.",
  unreadable: "The portal's answer could not be read; is `api` the portal's address?",
};

/**
 * Explains to the page's webmaster why a call failed. The citizen reads the reason on the screen, in their own language.
 * @param page the page of the element
 */
export function faultMessage(kind: FaultKind, { defaultView }: Document): string {
  if (kind !== "site_unknown") return FAULT_MESSAGES[kind];
  const origin = defaultView?.origin ?? "null";
  const address = origin === "null" ? "A page opened from a file has none." : `It is ${origin}.`;
  return `${FAULT_MESSAGES[kind]} ${address}`;
}
