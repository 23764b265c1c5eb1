/**
 * A key for one intent to pay: repeating a request with the same key cannot create a second payment (rule 7.18). It uses
 * getRandomValues because randomUUID does not exist on a council's page without https.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
