import "../../widgets/kaunter-search.ts";
import { expect, onTestFinished, test } from "vitest";
import { TEXTS } from "../../src/i18n/createTranslator.ts";
import { languageOf, works } from "./elementQueries.ts";
import { answerAsPortal } from "./portalAnswers.ts";
import { place } from "./probes/place.ts";

test("kaunter-search has the texts of a charge's form in its language and in the next one, and keeps what was typed", async () => {
  onTestFinished(answerAsPortal());
  const main = place(
    '<main lang="ms"><kaunter-search charge="local_government_charge"></kaunter-search></main>',
  ).querySelector("main")!;
  const element = main.querySelector("kaunter-search")!;
  await works(element);
  const root = element.shadowRoot!;
  const input = () => root.querySelector<HTMLInputElement>("input[name=customer_name]");
  const labels = () => [...root.querySelectorAll("label")].map((label) => label.textContent);
  const labelIn = async (language: "ms" | "zh") =>
    (await TEXTS.all[language]()).charges.local_government_charge.customer_name;
  const malay = await labelIn("ms");
  await expect.poll(labels).toContainEqual(expect.stringContaining(malay));
  const field = input()!;
  field.value = "typed";
  main.lang = "zh";
  await expect.poll(() => languageOf(element)).toBe("zh");
  const chinese = await labelIn("zh");
  await expect.poll(labels).toContainEqual(expect.stringContaining(chinese));
  expect(input()).toBe(field);
  expect(field.value).toBe("typed");
});
