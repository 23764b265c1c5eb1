/**
 * A key that names one intent to pay: repeating a request with it cannot make a second payment. From getRandomValues,
 * because a plain-http council page has no randomUUID.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
