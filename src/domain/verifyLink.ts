import { beginsAsStatement, type CompactStatement, readCompact } from "./compactStatement.ts";

/**
 * What the QR code leads to: the portal's small page that checks the statement. What follows the number sign reaches no server.
 * @param portal its address, without a slash at its end
 * @param compact the signed statement (compactStatement.ts)
 */
export function verifyLink(portal: string, compact: string): string {
  return `${portal}/verify#${compact}`;
}

export type ReadStatement =
  | { readonly kind: "statement"; readonly compact: string; readonly read: CompactStatement }
  /** One of ours, cut off or changed beyond its form. */
  | { readonly kind: "unreadable" }
  /** Any other text: a bank's QR code, a link to another page. */
  | { readonly kind: "not_ours" };

/** Characters that are looked at: no QR code holds more. */
const LONGEST = 8000;

/**
 * Reads what a QR code holds, or what somebody pastes: a link to the small page, one to `#/verify`, or the statement alone. A
 * document outlives a portal's address, so the origin may be any: nothing is fetched from it, and the statement alone is taken.
 */
export function statementIn(text: string): ReadStatement {
  if (text.length > LONGEST) return { kind: "not_ours" };
  // mail programs break long links, and put angle brackets around them
  const plain = text.replace(/[\s<>]/g, "");
  const linked = statementOfLink(plain);
  const compact = linked ?? plain;
  const read = readCompact(compact);
  if (read !== undefined) return { kind: "statement", compact, read };
  return { kind: linked !== undefined || beginsAsStatement(compact) ? "unreadable" : "not_ours" };
}

/** What stands where a link of ours holds the statement; undefined for every other link. */
function statementOfLink(text: string): string | undefined {
  const address = /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined) return undefined;
  if (/\/verify(?:\.html)?\/?$/.test(address.pathname)) return address.hash.slice(1);
  const [path = "", query = ""] = address.hash.split("?");
  if (!/^#\/verify\/?$/.test(path)) return undefined;
  return new URLSearchParams(query).get("statement") ?? "";
}
