import type { TFunction } from "i18next";
import type { Language } from "../../domain/language.ts";
import type { Paper } from "../printedDocument.ts";

/** The payment's language and texts. A document contains finished texts. */
export interface ReceiptWords {
  readonly language: Language;
  /** Has the texts of the namespaces `receipt` and `printedReceipt`. */
  readonly t: TFunction;
  /** Translates a key that is data, such as a fact's label. */
  readonly word: (key: string) => string;
}

/** The input for a payment's document, besides the payment. */
export interface ReceiptSetting extends ReceiptWords {
  readonly paper: Paper;
  /** The time when the payment's state was read. */
  readonly asOf: Date;
  /** The logo of `crestCouncil` as a data URL. Undefined if it could not be loaded. */
  readonly crest: string | undefined;
  /** The portal's address, where anyone can check the receipt's signed statement. */
  readonly portal: string;
}
