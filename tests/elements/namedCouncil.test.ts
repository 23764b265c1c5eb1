import { expect, test } from "vitest";
import { works } from "./elementQueries.ts";
import { openHostPage } from "./hostPage.ts";

/** A citizen sees which council's bills are searched, before any result. */

const TAWAU = "Majlis Perbandaran Tawau";

test.each([
  ["kaunter-search", 'council="dbkk"', "ms", "Dewan Bandaraya Kota Kinabalu"],
  ["kaunter-pay", 'council="dbkk"', "en", "Kota Kinabalu City Hall"],
  ["kaunter-pay", 'council="DBKK"', "zh", "亚庇市政厅"],
  ["kaunter-pay", "", "ms", TAWAU],
  ["kaunter-search", 'councl="dbkk"', "ms", TAWAU],
])("%s with %s, in %s, names the council: %s", async (tag, written, lang, name) => {
  const page = openHostPage(`<${tag} ${written} lang="${lang}"></${tag}>`);
  page.window.fetch = async () => Response.json({});
  await page.load("/widgets/kaunter.ts");
  const surface = await works(page.document.querySelector(tag)!);
  await expect.poll(() => surface.textContent).toContain(name);
});

test("the early search form names the tag's council, and the program shows the same", async () => {
  const page = openHostPage('<kaunter-search council="mdkgu" lang="en"></kaunter-search>');
  page.window.fetch = () => new Promise(() => {});
  const load = () => new Promise<never>(() => {});
  const home = `${location.origin}/widgets/kaunter.ts`;
  Object.assign(page.window, { [Symbol.for("kaunter")]: { version: "0.1.0", home, load } });
  await page.load("/widgets/early/showEarlySearches.ts");
  const element = page.document.querySelector("kaunter-search")!;
  const drawn = element.shadowRoot!.innerHTML;
  expect(drawn).toContain("Keningau District Council");
  expect(drawn).not.toContain("Tawau");
  element.setAttribute("council", "mps");
  await page.load("/widgets/kaunter-search.ts");
  await expect.poll(() => element.shadowRoot!.textContent).toContain("Sandakan Municipal Council");
  expect(element.shadowRoot!.textContent).not.toContain("Keningau");
});
