import { PAGE_TEXTS } from "../../demo/backend/pages/texts.ts";
import { createKeyMaterial } from "../../demo/fpx-protocol/keyMaterial.ts";
import { expect, expectNothingUnproven, test } from "./fixtures.ts";
import { comeBackWith, type StartedPayment, signed } from "./payments.ts";
import type { Town } from "./town.ts";

/** An answer that the browser brings and that cannot be believed: an honest page, and the payment as it was. */

const APPROVED = { debit: "00" };

const FORGED: Readonly<Record<string, (town: Town, payment: StartedPayment) => Promise<string>>> = {
  "another key": async (town, payment) =>
    signed(town, payment, { ...APPROVED, key: (await createKeyMaterial()).privateKey }),
  "an altered code": async (town, payment) =>
    (await signed(town, payment, { debit: "51" })).replace("fpx_debitAuthCode=51", "fpx_debitAuthCode=00"),
  "an altered checksum": async (town, payment) =>
    (await signed(town, payment, { debit: "51" })).replace(
      /fpx_checkSum=../,
      (start) => `fpx_checkSum=${start.endsWith("00") ? "11" : "00"}`,
    ),
  "another order": (town, payment) =>
    signed(town, payment, { debit: "51", changes: { fpx_sellerExOrderNo: "K2608030000000000" } }),
  "another amount": (town, payment) =>
    signed(town, payment, { ...APPROVED, changes: { fpx_txnAmount: "1.00" } }),
};

const LOCALES = { ms: "ms-MY", en: "en-GB", zh: "zh-CN" } as const;

for (const [turn, [name, forge]] of Object.entries(FORGED).entries()) {
  const language = (["ms", "en", "zh"] as const)[turn % 3] ?? "ms";
  test.describe(() => {
    test.use({ locale: LOCALES[language] });
    test(`${name}, in ${language}`, async ({ arrive, town, witness, page }) => {
      const { payment } = await arrive();
      const { all_payments } = town.system.databases;
      const before = await all_payments.read(payment.id);
      await comeBackWith(page, town, await forge(town, payment));
      const texts = PAGE_TEXTS[language];
      const said = texts.notices.unverified.body.replaceAll("{place}", texts.places.fpx);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole("link", { name: texts.backToPortal })).toBeVisible();
      expectNothingUnproven(witness);
      const after = await all_payments.read(payment.id);
      // a signed answer with other values is listed for a person, and nothing else
      const recorded = name === "another amount" ? [{ what: "mismatch" }] : [];
      const eventsOf = (stored: typeof before) => stored?.events as readonly object[];
      expect(eventsOf(after).slice(eventsOf(before).length)).toMatchObject(recorded);
      if (recorded.length === 0) expect(after).toEqual(before);
      expect(after).toMatchObject({ status: "in_progress", response_code: null });
    });
  });
}
