import { licencePath } from "../../src/charges/license/printPath.ts";
import type { Council } from "../../src/domain/councils.ts";

/** What a page of a council's site is drawn from. */
export interface Site {
  readonly council: Council;
  /** The portal's origin, without a slash at its end. */
  readonly portal: string;
}

/** A page of the portal for this council: what a tag's fallback link points to. */
export function portalLink(
  site: Site,
  screen: "search" | "cart" | "checkout" | "receipt" | "licence",
): string {
  const path = screen === "licence" ? licencePath() : `/${screen}`;
  return `${site.portal}/#${path}?council=${site.council.code}`;
}

/** The council's town or district: its name without the kind of council. */
export function placeOf(council: Council): string {
  return council.name.replace(/^(Dewan Bandaraya|Majlis Perbandaran|Majlis Daerah|Lembaga Bandaran) /, "");
}
