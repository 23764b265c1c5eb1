import { invalidRequest } from "./refusal.ts";

const BASE64 = /^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$/;

const LONGEST = 1200;

/**
 * The text that base64 or base64url of its UTF-8 holds, with its padding or without.
 * @throws Refusal 400 when it is none, or longer than what anyone has to say
 */
export function textOfBase64(encoded: string): string {
  if (encoded.length > LONGEST || !BASE64.test(encoded)) throw invalidRequest();
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(encoded, "base64"));
  } catch {
    throw invalidRequest();
  }
}
