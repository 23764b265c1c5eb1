/** The forms in which banks and gateways write a transaction's number. */
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,39}$/u;

/**
 * Checks a gateway's reference before the server stores it and prints it on receipts. The message schemas accept any text in an
 * answer's field.
 * @returns undefined for any text that is not a reference
 */
export function referenceOf(text: string | undefined): string | undefined {
  return text !== undefined && REFERENCE.test(text) ? text : undefined;
}
