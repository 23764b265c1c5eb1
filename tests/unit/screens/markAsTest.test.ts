import { expect, test } from "vitest";
import { createTranslator } from "../../../src/i18n/createTranslator.ts";
import { addNamespaces } from "../../../src/i18n/useNamespaces.ts";
import { certificatesOf, isFlowing, type PrintedDocument } from "../../../src/print/printedDocument.ts";
import { ACKNOWLEDGEMENT, CHINESE, LICENCE, LICENCES, RECEIPT } from "../../../src/print/stories/examples.ts";
import { markAsTest } from "../../../src/screens/parts/documents/markAsTest.ts";

/** Documents of the test mode say that no payment moved money. */

const lineFor = async ({ language }: PrintedDocument) =>
  (await addNamespaces(await createTranslator(language), ["testMode"])).t("testMode.title");

test.each([RECEIPT, ACKNOWLEDGEMENT, CHINESE])(
  "$title of a test warns in its own language, and keeps its own warning",
  async (document) => {
    const marked = await markAsTest(document);
    if (!isFlowing(marked)) throw new TypeError("a receipt became a certificate");
    expect(marked.head.warning).toContain(await lineFor(document));
    expect(marked.head.warning).toContain(document.head.warning ?? "");
    expect({ ...marked, head: { ...marked.head, warning: document.head.warning } }).toEqual(document);
  },
);

test.each([LICENCE, LICENCES])("every licence of a test is marked in its own language", async (document) => {
  const marked = await markAsTest(document);
  if (isFlowing(marked)) throw new TypeError("a licence became a receipt");
  const mark = await lineFor(document);
  expect(certificatesOf(marked)).toEqual(certificatesOf(document).map((each) => ({ ...each, mark })));
});
