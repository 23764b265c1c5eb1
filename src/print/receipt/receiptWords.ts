import type { TFunction } from "i18next";

/** The reader's language, for a document: it holds finished words. */
export interface ReceiptWords {
  /** Holds the topic `printedReceipt`. */
  readonly t: TFunction;
  /** The text of a key that comes as data, such as a fact's label. */
  readonly word: (key: string) => string;
}
