import { beforeEach, expect, test } from "vitest";
import "../../widgets/kaunter-search.ts";
import { sharedTranslator } from "../../src/i18n/sharedTranslator.ts";
import { text } from "../unit/i18n/allTexts.ts";
import { languageOf, surfaceOf, works } from "./elementQueries.ts";
import { answerAsPortal } from "./portalAnswers.ts";
import { place } from "./probes/place.ts";

/** The resources that the elements of one page share, so that another element costs little. */

beforeEach(answerAsPortal);

async function placeAll(tags: string): Promise<readonly HTMLElement[]> {
  const elements = [...place(tags).querySelectorAll<HTMLElement>("kaunter-search")];
  for (const element of elements) await works(element);
  return elements;
}

const heading = (element: HTMLElement) => surfaceOf(element)?.querySelector("h2")?.textContent;

test("the elements of one page share one stylesheet", async () => {
  const [one, other] = await placeAll(
    '<kaunter-search council="mpt"></kaunter-search><kaunter-search council="mps"></kaunter-search>',
  );
  const sheets = one!.shadowRoot!.adoptedStyleSheets;
  expect(sheets.length).toBeGreaterThan(0);
  expect(other!.shadowRoot!.adoptedStyleSheets.every((sheet, at) => sheet === sheets[at])).toBe(true);
  for (const element of [one!, other!]) expect(element.shadowRoot!.querySelector("style")).toBeNull();
});

test("the elements of one language share one translator, those of another have another", async () => {
  expect(sharedTranslator("ms")).toBe(sharedTranslator("ms"));
  const [malay, chinese] = await Promise.all([sharedTranslator("ms"), sharedTranslator("zh")]);
  expect(malay).not.toBe(chinese);
  expect(Object.keys(chinese.store.data)).toEqual(["zh"]);
});

test("the search brings few texts, and another element adds the rest to the same translator", async () => {
  const few = await sharedTranslator("en", "search");
  expect(few.exists("search.title")).toBe(true);
  expect(few.exists("cart.title")).toBe(false);
  const all = await sharedTranslator("en");
  expect(all).toBe(few);
  expect(all.t("cart.title")).toBe(text("en", "cart.title"));
  expect(await sharedTranslator("en", "search")).toBe(all);
});

test("two elements in two languages keep their own texts, also when one of them changes language", async () => {
  const [malay, chinese, other] = await placeAll(
    '<kaunter-search lang="ms"></kaunter-search><kaunter-search lang="zh"></kaunter-search><kaunter-search lang="ms"></kaunter-search>',
  );
  await expect
    .poll(() => [malay!, chinese!].map(heading))
    .toEqual([text("ms", "search.title"), text("zh", "search.title")]);
  malay!.lang = "en";
  await expect.poll(() => languageOf(malay!)).toBe("en");
  expect([malay!, chinese!, other!].map(heading)).toEqual([
    text("en", "search.title"),
    text("zh", "search.title"),
    text("ms", "search.title"),
  ]);
});
