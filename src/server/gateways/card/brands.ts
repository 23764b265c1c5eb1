import type { CardResponse } from "./protocol/schemas.ts";

/** A card's brand by the deployment's code for it. */
export interface CardBrand {
  readonly code: string;
  readonly name: string;
}

/**
 * The brand that a response tells in CCName. It is shown and decides nothing: no signature covers it, so it is one of the
 * brands that we know or none, and no word of the gateway's ever reaches a receipt.
 */
export function brandOf(
  { CCName = "" }: Pick<CardResponse, "CCName">,
  brands: ReadonlyMap<string, string>,
): CardBrand | undefined {
  const said = normalised(CCName);
  const [code, name] = [...brands].find(([, known]) => normalised(known) === said) ?? [];
  return code === undefined || name === undefined ? undefined : { code, name };
}

/** "MASTER CARD" and "MasterCard" are one. */
function normalised(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
