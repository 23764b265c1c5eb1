/** Bytes in letters, digits, dash and underscore, without padding (RFC 4648, section 5). */

export function base64urlOf(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The bytes of such a text; undefined when it is none, or not the one way to write them. */
export function bytesOfBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // what is left over of the last character says nothing, so another could stand there
  return base64urlOf(bytes) === text ? bytes : undefined;
}
