import type { i18n } from "i18next";
import type { Client } from "../../api/client.ts";
import type { Payment } from "../../api/payments.ts";
import { readCrest } from "../../api/readPicture.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import type { Paper, PrintedDocument } from "../../print/printedDocument.ts";
import { dynamicTextOf } from "../parts/texts.ts";

/** The reader's translator, and the portal that serves the councils' crests. */
export interface ReceiptReader {
  readonly i18n: i18n;
  readonly client: Client;
  /** The portal's address without a slash at its end. */
  readonly portal: string;
}

/**
 * Describes a payment's receipt in the current language, or, for an unpaid payment, the notice that it is not a receipt. It
 * fetches texts, rules and crest only when called. A missing crest is no error: the receipt is complete without it.
 * @param asOf when the server was asked for the payment's status
 * @throws when texts or rules cannot be fetched
 */
export async function describeReceipt(
  { i18n, client, portal }: ReceiptReader,
  payment: Payment,
  asOf: Date,
  paper: Paper = "a4",
): Promise<PrintedDocument> {
  const [{ t, language }, { crestCouncil, receiptDocument }] = await Promise.all([
    addNamespaces(i18n, ["printedReceipt", "receipt"]),
    import("../../print/receipt/receiptDocument.ts"),
  ]);
  const council = crestCouncil(payment);
  return receiptDocument(payment, {
    t,
    word: dynamicTextOf(t),
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    paper,
    asOf,
    crest: council && (await readCrest(client, council)),
    portal,
  });
}
