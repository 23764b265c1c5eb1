/** How the messages of both gateways travel: name=value pairs, form-encoded. */

export function encodeFormBody(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

/**
 * Decodes a body once: "+" is a space, a missing "=" an empty value, leading newlines are passed over.
 * @returns undefined when a name is repeated: which of the two was signed cannot be determined
 */
export function decodeFormBody(body: string): Readonly<Record<string, string>> | undefined {
  const pairs = [...new URLSearchParams(body.trim())];
  const values = Object.fromEntries(pairs);
  return Object.keys(values).length === pairs.length ? values : undefined;
}
