/**
 * Normalises a number for searches, ids and carts: it removes spaces and dashes (rule 5.13). It removes every kind of dash,
 * because numbers copied from documents often contain longer ones.
 */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
}
