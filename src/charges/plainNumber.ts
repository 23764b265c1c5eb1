/**
 * A number as searches, ids and carts compare it: "For market, compound and licence searches, dashes are removed"
 * (docs/specification.md, section 5). Of every kind: a number copied from a document often holds a longer one.
 */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
}
