import type { Language } from "../../../../src/domain/language.ts";
import { createTranslator } from "../../../../src/i18n/createTranslator.ts";
import { addNamespaces } from "../../../../src/i18n/useNamespaces.ts";
import type { ReceiptWords } from "../../../../src/print/receipt/receiptWords.ts";

/** The words of a document, as the screen passes them. */
export async function receiptWords(language: Language): Promise<ReceiptWords> {
  const { t } = await addNamespaces(await createTranslator(language), ["receipt", "printedReceipt"]);
  return { language, t, word: t as unknown as ReceiptWords["word"] };
}
