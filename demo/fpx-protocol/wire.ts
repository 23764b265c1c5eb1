/** How FPX messages travel: name=value pairs, form-encoded, in both directions (protocol facts 1.6). */

/** A body with a checksum, or anything else: "ERROR", "PROSESSING ERROR" (so spelled), an HTML page, nothing. */
export type WireBody =
  | { readonly kind: "values"; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: "no_answer" };

export function encodeWireBody(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

/**
 * Decodes a body once: "+" is a space, a missing "=" an empty value, leading newlines are FPX's habit.
 * A repeated name is no answer: which of the two was signed cannot be told.
 */
export function decodeWireBody(body: string): WireBody {
  const pairs = [...new URLSearchParams(body.trim())];
  const values = Object.fromEntries(pairs);
  const names = Object.keys(values);
  return names.length === pairs.length && names.includes("fpx_checkSum")
    ? { kind: "values", values }
    : { kind: "no_answer" };
}
