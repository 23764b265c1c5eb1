import { licencePath } from "../../src/charges/license/printPath.ts";
import type { Council } from "../../src/domain/councils.ts";

/** The data of a council's site that its pages use. */
export interface Site {
  readonly council: Council;
  /** The portal's origin, without a slash at its end. */
  readonly portal: string;
}

/** The address of a portal's page for this council. The fallback link in a tag points to it. */
export function portalLink(
  site: Site,
  screen: "search" | "cart" | "checkout" | "receipt" | "licence",
): string {
  const path = screen === "licence" ? licencePath() : `/${screen}`;
  return `${site.portal}/#${path}?council=${site.council.code}`;
}

/** The council's town or district: the council's name without its kind. */
export function placeOf(council: Council): string {
  return council.name.replace(/^(Dewan Bandaraya|Majlis Perbandaran|Majlis Daerah|Lembaga Bandaran) /, "");
}
