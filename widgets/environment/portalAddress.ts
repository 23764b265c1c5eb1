import { licencePath } from "../../src/charges/license/printPath.ts";
import type { CouncilCode } from "../../src/domain/councils.ts";
import type { Language } from "../../src/domain/language.ts";
import type { PortalDestination } from "../../src/screens/environment.tsx";
import type { Place } from "../innerNavigation.ts";

export interface PortalVisit {
  /** The portal's address without a trailing slash. */
  readonly portal: string;
  readonly council: CouncilCode;
  readonly language: Language;
}

/** The address of a screen in the portal. A citizen continues there when the council's page does not show the screen. */
export function portalAddress(place: Place | PortalDestination, visit: PortalVisit): string {
  const council = "council" in place && place.council !== undefined ? place.council : visit.council;
  const query = new URLSearchParams({ council, lang: visit.language });
  if (place.screen === "search" && place.charge !== undefined) query.set("charge", place.charge);
  if (place.screen === "search" && place.account !== undefined) query.set("account", place.account);
  if ("token" in place && place.token !== undefined) query.set("status", place.token);
  if ("section" in place && place.section !== undefined) query.set("section", place.section);
  const path = place.screen === "licence" ? licencePath(place.licence) : `/${place.screen}`;
  return `${visit.portal}/#${path}?${query}`;
}
