import type { TFunction } from "i18next";
import type { Language } from "../../domain/language.ts";

/** The reader's language, for a document: it holds finished words. */
export interface ReceiptWords {
  readonly language: Language;
  /** Has the texts of the namespaces `receipt` and `printedReceipt`. */
  readonly t: TFunction;
  /** The text of a key that comes as data, such as a fact's label. */
  readonly word: (key: string) => string;
}
