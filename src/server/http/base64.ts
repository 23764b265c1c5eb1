import { textOfBase64 as decode } from "../../domain/base64.ts";
import { invalidRequest } from "./refusal.ts";

const LONGEST = 1200;

/**
 * Decodes base64 or base64url of UTF-8, with or without padding.
 * @throws Refusal 400 when the text is not base64, or is longer than any request needs
 */
export function textOfBase64(encoded: string): string {
  const text = encoded.length > LONGEST ? undefined : decode(encoded);
  if (text === undefined) throw invalidRequest();
  return text;
}
