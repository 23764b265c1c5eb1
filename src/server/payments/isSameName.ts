/** Whether two records name one person. Councils write a name with and without capitals, and with one space or more. */
export function isSameName(one: unknown, other: unknown): boolean {
  return typeof one === "string" && typeof other === "string" && folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize("NFKC").trim().replace(/\s+/g, " ").toUpperCase();
}
