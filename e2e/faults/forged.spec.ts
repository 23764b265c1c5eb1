import { PAGE_TEXTS } from "../../src/server/pages/texts.ts";
import { expect, expectNothingUnproven, test } from "./fixtures.ts";
import { comeBackWith, type StartedPayment } from "./payments.ts";
import { ANSWER_FIELDS, codeOf, signed } from "./signedAnswers.ts";
import type { Town } from "./town.ts";

/** The browser brings an answer that cannot be trusted: the page stays honest, and the payment unchanged. */

const FORGED: Readonly<Record<string, (town: Town, payment: StartedPayment) => Promise<string>>> = {
  "another key": (town, payment) => signed(town, payment, "approved", { key: "another" }),
  "an altered code": async (town, payment) => {
    const { code } = ANSWER_FIELDS[payment.gateway];
    const [declined, approved] = (["declined", "approved"] as const).map(
      (said) => `${code}=${codeOf(payment.gateway, said)}`,
    );
    return (await signed(town, payment, "declined")).replace(declined!, approved!);
  },
  "an altered signature": async (town, payment) =>
    (await signed(town, payment, "declined")).replace(
      new RegExp(`(${ANSWER_FIELDS[payment.gateway].signature}=)(..)`),
      (_, name: string, start: string) => name + (start === "00" ? "11" : "00"),
    ),
  "another order": (town, payment) => signed(town, payment, "declined", { order: "K2608030000000000" }),
  "another amount": (town, payment) => signed(town, payment, "approved", { amount: "1.00" }),
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
      await comeBackWith(page, town, payment, await forge(town, payment));
      const texts = PAGE_TEXTS[language];
      const said = texts.notices.unverified.body.replaceAll("{place}", texts.places[payment.gateway]);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole("link", { name: texts.backToPortal })).toBeVisible();
      expectNothingUnproven(witness);
      const after = await all_payments.read(payment.id);
      // A signed answer with other values goes to a person for review. The others leave no trace.
      const recorded = name === "another amount" ? [{ what: "mismatch" }] : [];
      const eventsOf = (stored: typeof before) => stored?.events as readonly object[];
      expect(eventsOf(after).slice(eventsOf(before).length)).toMatchObject(recorded);
      if (recorded.length === 0) expect(after).toEqual(before);
      expect(after).toMatchObject({ status: "in_progress" });
      expect(after?.response_code ?? null).toBeNull();
    });
  });
}
