const BASE64 = /^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$/;

/** Base64 of the text's UTF-8. `btoa` alone refuses characters beyond Latin-1. */
export function base64Of(text: string): string {
  return base64OfBytes(new TextEncoder().encode(text));
}

export function base64OfBytes(bytes: Uint8Array): string {
  // not String.fromCharCode(...bytes): that call would have too many arguments
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
}

/** Base64url of the text's UTF-8 without padding, for an address (RFC 4648, section 5). */
export function base64UrlOf(text: string): string {
  return base64UrlOfBytes(new TextEncoder().encode(text));
}

export function base64UrlOfBytes(bytes: Uint8Array): string {
  return base64OfBytes(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decodes base64 or base64url, with or without padding. Returns undefined for any other text. */
export function bytesOfBase64(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  if (!BASE64.test(encoded)) return undefined;
  const plain = encoded.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
}

/** Decodes base64url exactly as `base64UrlOfBytes` writes it. Returns undefined for any other text. */
export function bytesOfBase64Url(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = bytesOfBase64(encoded);
  // the last character has unused bits, so several texts decode to the same bytes
  return bytes && base64UrlOfBytes(bytes) === encoded ? bytes : undefined;
}

/** Decodes base64 or base64url of UTF-8 text, with or without padding. Returns undefined for anything else. */
export function textOfBase64(encoded: string): string | undefined {
  try {
    const bytes = bytesOfBase64(encoded);
    return bytes && new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
