/** How many years ahead the card form lets a card expire, beside this one (docs/specification.md, section 5). */
export const EXPIRY_YEARS_AHEAD = 10;

/**
 * Whether a payment was begun on the portal's own pages. The portal's card form asks for the card of no other: on the way from a
 * council's page it would put the council into the scope of PCI DSS.
 * @param callback where the citizen comes back to
 */
export function beganOnPortal(callback: string, portal: string): boolean {
  return new URL(callback).origin === new URL(portal).origin;
}
