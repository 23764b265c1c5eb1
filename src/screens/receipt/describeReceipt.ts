import type { i18n } from "i18next";
import type { Client } from "../../api/client.ts";
import type { Payment } from "../../api/payments.ts";
import { readCrest } from "../../api/readPicture.ts";
import type { Language } from "../../domain/language.ts";
import { sharedTranslator } from "../../i18n/sharedTranslator.ts";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import type { FlowingDocument, Paper } from "../../print/printedDocument.ts";
import { dynamicTextOf } from "../parts/texts.ts";

/** The page around the receipt, and the portal that serves the councils' crests. */
export interface ReceiptReader {
  readonly i18n: i18n;
  readonly client: Client;
  /** The portal's address without a slash at its end. */
  readonly portal: string;
}

/**
 * Describes a payment's receipt, or, for an unpaid payment, the notice that it is not a receipt. It is in the payment's language
 * and not in the page's, so that every device prints a receipt in one language. It fetches texts, rules and crest only when called.
 * A missing crest is no error: the receipt is complete without it.
 * @param asOf when the server was asked for the payment's status
 * @throws when texts or rules cannot be fetched
 */
export async function describeReceipt(
  { i18n, client, portal }: ReceiptReader,
  payment: Payment,
  asOf: Date,
  paper: Paper = "a4",
): Promise<FlowingDocument> {
  const { language } = payment;
  const [{ t }, { crestCouncil, receiptDocument }] = await Promise.all([
    textsIn(language, i18n),
    import("../../print/receipt/receiptDocument.ts"),
  ]);
  const council = crestCouncil(payment);
  return receiptDocument(payment, {
    t,
    word: dynamicTextOf(t),
    language,
    paper,
    asOf,
    crest: council && (await readCrest(client, council)),
    portal,
  });
}

/** The texts of receipts in a language: with the page's translator, if that is its language. */
async function textsIn(language: Language, page: i18n): Promise<i18n> {
  const translator = page.language === language ? page : await sharedTranslator(language);
  return addNamespaces(translator, ["printedReceipt", "receipt"]);
}
