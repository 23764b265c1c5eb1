import type { Language } from "../../../src/domain/language.ts";
import { createTranslator } from "../../../src/i18n/createTranslator.ts";
import { addTextGroups } from "../../../src/i18n/useTextGroups.ts";
import { withTopic } from "../../../src/i18n/useTopic.ts";
import type { ReceiptWords } from "../../../src/print/receipt/receiptWords.ts";

/** The words of a document, as the screen gives them. */
export async function receiptWords(language: Language): Promise<ReceiptWords> {
  const translator = await createTranslator(language);
  await addTextGroups(translator, ["receipt"]);
  const { t } = await withTopic(translator, "printedReceipt");
  return { language, t, word: t as unknown as ReceiptWords["word"] };
}
