import type { i18n } from "i18next";
import type { Client } from "../../api/client.ts";
import { readCrest } from "../../api/readCrest.ts";
import type { Payment } from "../../api/readPayment.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import type { Paper, PrintedDocument } from "../../print/printedDocument.ts";
import { dynamicTextOf } from "../parts/useDynamicText.ts";

/** What a receipt is described with: the reader's translator, and the portal that keeps the councils' crests. */
export interface ReceiptReader {
  readonly i18n: i18n;
  readonly client: Client;
  /** Its address, without a slash at its end. */
  readonly portal: string;
}

/**
 * A payment's receipt, or the notice that it is none, in the reader's present language. Its words, its rules and the crest are
 * fetched only now.
 * @param asOf when the payment's state was asked for
 * @throws where words or rules could not be fetched; without its crest a receipt says the same
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
