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

test.each([LICENCE, LICENCES])(
  "every licence of a test says so below its title and in its notes",
  async (document) => {
    const marked = await markAsTest(document);
    if (isFlowing(marked)) throw new TypeError("a licence became a receipt");
    const line = await lineFor(document);
    const before = certificatesOf(document);
    const after = certificatesOf(marked);
    expect(after).toHaveLength(before.length);
    for (const [place, { heading, notes, ...rest }] of after.entries()) {
      expect([heading.official, heading.explained]).toEqual([before[place]?.heading.official, line]);
      expect(notes).toEqual([line, ...(before[place]?.notes ?? [])]);
      expect(before[place]).toMatchObject(rest);
    }
  },
);
