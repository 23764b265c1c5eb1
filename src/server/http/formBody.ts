/** Both gateways send and receive form-encoded name=value pairs. */

export function encodeFormBody(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

/**
 * Decodes a body once. "+" is a space, a name without "=" has an empty value, and leading newlines are ignored.
 * @returns undefined when a name occurs twice, because nothing shows which value was signed
 */
export function decodeFormBody(body: string): Readonly<Record<string, string>> | undefined {
  const pairs = [...new URLSearchParams(body.trim())];
  const values = Object.fromEntries(pairs);
  return Object.keys(values).length === pairs.length ? values : undefined;
}
