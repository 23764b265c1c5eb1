import type { FaultKind } from "../../src/api/fault.ts";

/** The message for each kind of fault, the same on every page. */
export const FAULT_MESSAGES: Readonly<Record<FaultKind, string>> = {
  offline: "This device is offline. Connect it to the network.",
  timeout: "The portal did not answer in time. Try again.",
  unreachable:
    "The element could not reach the portal. Check that the page's Content-Security-Policy allows the portal's address and that the central team has added this site. A page opened from a file has no address and cannot call the portal.",
  site_unknown:
    "The portal does not know this site and refuses its calls. Step 4 of its page #/embed registers the site's address.",
  unavailable: "The portal is not available now. Try again later.",
  busy: "This network address sent too many calls. Wait before the next one.",
  closed: "The central team has closed online payment for now.",
  missing: "The portal has no such record. Check the attributes that name one.",
  refused: "The portal refused the call. The code names the reason.",
  amount_changed:
    "An amount changed before the payment. The element shows the citizen the old and the new amount.",
  unreadable:
    "The element could not read the portal's answer. Check that the attribute `api` is the portal's address.",
};

/**
 * Explains to the page's webmaster why a call failed. The citizen reads the reason on the screen, in their own language.
 * @param page the page of the element
 * @param portal the portal that the element called. In test mode it is the test portal, which has sites of its own
 */
export function faultMessage(kind: FaultKind, { defaultView }: Document, portal: string): string {
  if (kind !== "site_unknown") return FAULT_MESSAGES[kind];
  const origin = defaultView?.origin ?? "null";
  const address = origin === "null" ? "A page opened from a file has none." : `It is ${origin}.`;
  return `${FAULT_MESSAGES[kind]} ${address} The page is ${portal}/#/embed.`;
}
