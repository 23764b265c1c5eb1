import { PUNCTUATION } from "../../../domain/punctuation.ts";
import { sharedTranslator } from "../../../i18n/sharedTranslator.ts";
import { addNamespaces } from "../../../i18n/useNamespaces.ts";
import { type FlowingDocument, isFlowing, type PrintedDocument } from "../../../print/printedDocument.ts";

/**
 * The same document with a line, in its language, that says that the payment was only tried out. A receipt shows it as its warning,
 * a licence at the top of each page.
 * @throws when the texts cannot be fetched
 */
export async function markAsTest(document: PrintedDocument): Promise<PrintedDocument> {
  if (isFlowing(document)) return markReceiptAsTest(document);
  const line = await testLine(document);
  if (!("certificates" in document)) return { ...document, mark: line };
  const [first, ...others] = document.certificates;
  return {
    ...document,
    certificates: [
      { ...first, mark: line },
      ...others.map((certificate) => ({ ...certificate, mark: line })),
    ],
  };
}

/** @throws when the texts cannot be fetched */
export async function markReceiptAsTest(receipt: FlowingDocument): Promise<FlowingDocument> {
  const line = await testLine(receipt);
  const { warning } = receipt.head;
  const whole = warning === undefined ? line : `${line}${PUNCTUATION[receipt.language].semicolon}${warning}`;
  return { ...receipt, head: { ...receipt.head, warning: whole } };
}

async function testLine({ language }: PrintedDocument): Promise<string> {
  const { t } = await addNamespaces(await sharedTranslator(language), ["testMode"]);
  return t("testMode.title");
}
