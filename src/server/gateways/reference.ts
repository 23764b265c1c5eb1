/** A gateway's number for a transaction, as banks and gateways write them. */
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,39}$/u;

/**
 * A gateway's reference, to be stored and printed on receipts. Answers are read as they come, so any other text is dropped here.
 * @returns undefined for an empty text, and for one that is no reference
 */
export function referenceOf(text: string | undefined): string | undefined {
  return text !== undefined && REFERENCE.test(text) ? text : undefined;
}
