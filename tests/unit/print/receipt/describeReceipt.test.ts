import { expect, test } from "vitest";
import { createClient } from "../../../../src/api/client.ts";
import { readPayment } from "../../../../src/api/payments.ts";
import { chargeOf, writeLine } from "../../../../src/charges/lines.ts";
import { LANGUAGES } from "../../../../src/domain/language.ts";
import { createTranslator } from "../../../../src/i18n/createTranslator.ts";
import { describeReceipt } from "../../../../src/screens/receipt/describeReceipt.ts";
import { assessmentItem, compoundItem } from "../../charges/samples.ts";
import { wirePayment } from "../../payment/samples.ts";

/** A payment of two councils has no crest, so no call leaves the test. */
const client = createClient("https://portal.example");
const services = [assessmentItem(), { ...compoundItem(), council: "dbkk" as const }].map((item) =>
  writeLine(chargeOf(item).lineOf(item)),
);

test.each(LANGUAGES)("a receipt is the same on a page of any language: paid in %s", async (language) => {
  const payment = readPayment(wirePayment("paid", { services, amount: "284.20", language }));
  const documents = await Promise.all(
    LANGUAGES.map(async (page) =>
      describeReceipt(
        { i18n: await createTranslator(page), client, portal: "https://portal.example" },
        payment,
        new Date("2026-11-21T02:06:00.000Z"),
      ),
    ),
  );
  const [first, ...others] = documents.map((document) => JSON.stringify(document));
  expect(documents[0]?.language).toBe(language);
  for (const other of others) expect(other).toBe(first);
});
