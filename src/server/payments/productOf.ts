import type { ChargeType } from "../../domain/chargeTypes.ts";
import { type CouncilCode, placeOfCouncil } from "../../domain/councils.ts";

/** Short and in Malay, because banks cut long descriptions off and most show them as they come. */
const KINDS: Readonly<Record<ChargeType, string>> = {
  assessment: "Cukai taksiran",
  compound: "Kompaun",
  license: "Lesen",
  market: "Sewa gerai",
  parking: "Letak kereta",
  local_government_charge: "Caj kerajaan tempatan",
};

/** The most characters of a description (docs/protocols.md, FPX). */
const LONGEST = 30;

/**
 * The purpose of a payment that the bank and the card gateway show: the kind of charge and the council's place, "Cukai taksiran
 * Tawau". A bank statement repeats it, where a council's letters say little. It names no bill and no person.
 * @returns at most 30 characters: with the council's letters where its place is too long
 */
export function productOf(
  lines: readonly { readonly type: ChargeType; readonly council: CouncilCode }[],
): string {
  const [council, ...otherCouncils] = new Set(lines.map((line) => line.council));
  const [type, ...otherTypes] = new Set(lines.map((line) => line.type));
  if (council === undefined || type === undefined || otherCouncils.length > 0) return "Bayaran majlis";
  const kind = otherTypes.length > 0 ? "Bayaran" : KINDS[type];
  const named = `${kind} ${placeOfCouncil(council, "ms")}`;
  return named.length <= LONGEST ? named : `${kind} ${council.toUpperCase()}`;
}
