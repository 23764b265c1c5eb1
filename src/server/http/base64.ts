import { textOfBase64 as decode } from "../../domain/base64.ts";
import { invalidRequest } from "./refusal.ts";

const LONGEST = 1200;

/**
 * The text that base64 or base64url of its UTF-8 holds, with its padding or without.
 * @throws Refusal 400 when it is none, or longer than what anyone has to say
 */
export function textOfBase64(encoded: string): string {
  const text = encoded.length > LONGEST ? undefined : decode(encoded);
  if (text === undefined) throw invalidRequest();
  return text;
}
