import { beginsAsStatement, type CompactStatement, readCompact } from "./compactStatement.ts";

/**
 * The address in a QR code: the portal's small page that checks the statement. Browsers send the part after the number sign to no
 * server.
 * @param portal its address, without a trailing slash
 * @param compact the signed statement (compactStatement.ts)
 */
export function verifyLink(portal: string, compact: string): string {
  return `${portal}/verify#${compact}`;
}

export type ReadStatement =
  | { readonly kind: "statement"; readonly compact: string; readonly read: CompactStatement }
  /** One of our statements, cut off or damaged. */
  | { readonly kind: "unreadable" }
  /** Any other text: a bank's QR code, a link to another page. */
  | { readonly kind: "not_ours" };

/** Longer texts are not read. No QR code holds more. */
const LONGEST = 8000;

/**
 * Reads the content of a QR code, or a pasted text: a link to the small page, or the statement alone. Any origin is accepted,
 * because a document outlives a portal's address. That is safe: we fetch nothing from the link and read only the statement.
 */
export function statementIn(text: string): ReadStatement {
  if (text.length > LONGEST) return { kind: "not_ours" };
  // mail programs break long links and put them in angle brackets
  const plain = text.replace(/[\s<>]/g, "");
  const linked = statementOfLink(plain);
  const compact = linked ?? plain;
  const read = readCompact(compact);
  if (read !== undefined) return { kind: "statement", compact, read };
  return { kind: linked !== undefined || beginsAsStatement(compact) ? "unreadable" : "not_ours" };
}

/** The statement in one of our links. Undefined for any other link. */
function statementOfLink(text: string): string | undefined {
  const address = /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined) return undefined;
  return /\/verify(?:\.html)?\/?$/.test(address.pathname) ? address.hash.slice(1) : undefined;
}
