/** A card's expiry year is this year or up to this many years ahead (rule 5.11). */
export const EXPIRY_YEARS_AHEAD = 10;

/**
 * Whether a payment began on the portal's own pages. Only such a payment gets the status token and the portal's card form. For a
 * payment from a council's page the form would bring the council into the scope of PCI DSS.
 * @param callback the address that the citizen returns to
 */
export function beganOnPortal(callback: string, portal: string): boolean {
  return URL.canParse(callback) && new URL(callback).origin === new URL(portal).origin;
}
