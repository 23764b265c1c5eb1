import type { TFunction } from "i18next";
import type { Language } from "../../domain/language.ts";
import type { Paper } from "../printedDocument.ts";

/** The reader's language, for a document: it holds finished words. */
export interface ReceiptWords {
  readonly language: Language;
  /** Has the texts of the namespaces `receipt` and `printedReceipt`. */
  readonly t: TFunction;
  /** The text of a key that comes as data, such as a fact's label. */
  readonly word: (key: string) => string;
}

/** What a payment's document is made with. */
export interface ReceiptSetting extends ReceiptWords {
  readonly paper: Paper;
  /** When the payment's state was asked for. */
  readonly asOf: Date;
  /** The logo of `crestCouncil` as a data URL, where it could be had. */
  readonly crest: string | undefined;
  /** The portal's address: there the receipt's signed statement is checked. */
  readonly portal: string;
}
