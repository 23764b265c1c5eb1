const BASE64 = /^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$/;

/** Base64 of a text's UTF-8: `btoa` alone refuses what is not Latin. */
export function base64Of(text: string): string {
  return base64OfBytes(new TextEncoder().encode(text));
}

export function base64OfBytes(bytes: Uint8Array): string {
  // one by one: as the arguments of one call they would be too many
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
}

/** The same as an address takes it: base64url without padding (RFC 4648, section 5). */
export function base64UrlOf(text: string): string {
  return base64UrlOfBytes(new TextEncoder().encode(text));
}

export function base64UrlOfBytes(bytes: Uint8Array): string {
  return base64OfBytes(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The bytes of base64 or base64url, with its padding or without; undefined when it is none. */
export function bytesOfBase64(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  if (!BASE64.test(encoded)) return undefined;
  const plain = encoded.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
}

/** The bytes of base64url that is written in the one way `base64UrlOfBytes` writes them; undefined for any other text. */
export function bytesOfBase64Url(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = bytesOfBase64(encoded);
  // what is left over of the last character says nothing, so another could stand there
  return bytes && base64UrlOfBytes(bytes) === encoded ? bytes : undefined;
}

/** The text that base64 or base64url of its UTF-8 holds, with its padding or without; undefined when it is none. */
export function textOfBase64(encoded: string): string | undefined {
  try {
    const bytes = bytesOfBase64(encoded);
    return bytes && new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
