import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES, COUNCILS, placeOfCouncil } from "../../../src/domain/councils.ts";
import { pressNoted } from "../../../src/shell/firstPaint/pressed.ts";
import { text } from "../../unit/i18n/allTexts.ts";
import { openPortal } from "../login/portal.tsx";

/** The links of the home page. */

test.each(CHARGE_TYPES)("one step leads to %s, which is then chosen (rule 2.2)", async (type) => {
  await openPortal("#/");
  const name = text("en", `charges.name.${type}`);
  const way = page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}`) });
  await way.click();
  await expect
    .element(page.getByRole("heading", { level: 1, name: text("en", "search.title") }))
    .toBeVisible();
  await expect.element(page.getByRole("radio", { name, exact: true })).toBeChecked();
});

test("each of the 23 councils is named (rule 2.2)", async () => {
  await openPortal("#/");
  await expect.element(page.getByRole("heading", { name: text("en", "shell.councils") })).toBeVisible();
  const main = page.getByRole("main").element().textContent ?? "";
  expect(COUNCIL_CODES).toHaveLength(23);
  expect(COUNCIL_CODES.filter((code) => !main.includes(COUNCILS[code].englishName))).toEqual([]);
});

test("a council's link leads to its charges, and the next visit begins at that council", async () => {
  await openPortal("#/");
  const council = COUNCILS.mdkbt.englishName;
  const main = page.getByRole("main");
  await main.getByRole("link", { name: council }).click();
  await expect.element(page.getByRole("heading", { level: 2, name: council })).toHaveFocus();
  location.hash = "#/faq";
  await expect.element(page.getByRole("heading", { level: 2, name: council })).not.toBeInTheDocument();
  location.hash = "#/";
  await expect.element(page.getByRole("heading", { level: 2, name: council })).toBeVisible();
  await main.getByRole("link", { name: new RegExp(`^${text("en", "charges.name.parking")}`) }).click();
  const choices = [placeOfCouncil("mdkbt", "en"), text("en", "charges.name.parking")];
  await expect.poll(() => main.element().textContent).toMatch(new RegExp(choices.join("\\s*·\\s*")));
});

test("the councils narrow while the citizen types, and Enter opens the first", async () => {
  await openPortal("#/");
  const main = page.getByRole("main");
  const field = page.getByRole("searchbox", { name: text("en", "shell.findCouncil") });
  await field.fill("kota");
  const links = () => main.getByRole("link", { name: /Council|City Hall|Town Board/ }).elements();
  await expect.poll(() => links().map(({ textContent }) => textContent)).toHaveLength(3);
  await field.fill("petaling");
  await expect.element(main.getByText(text("en", "search.notFound"))).toBeVisible();
  await field.fill("kk");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("heading", { level: 2, name: COUNCILS.dbkk.englishName }))
    .toHaveFocus();
});

test("Enter that ends a Chinese word opens no council", async () => {
  await openPortal("#/");
  const field = page.getByRole("searchbox", { name: text("en", "shell.findCouncil") });
  await field.fill("kk");
  const press = (isComposing: boolean) =>
    field.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing, bubbles: true }));
  press(true);
  expect(location.hash).toBe("#/");
  press(false);
  expect(location.hash).toContain("dbkk");
});

test("what was typed into the page before the program had loaded narrows the councils", async () => {
  document.documentElement.dataset.typed = "tawau";
  await openPortal("#/");
  pressNoted(document);
  await expect
    .element(page.getByRole("searchbox", { name: text("en", "shell.findCouncil") }))
    .toHaveValue("tawau");
  await expect
    .element(page.getByRole("main").getByRole("link", { name: COUNCILS.mps.englishName }))
    .not.toBeInTheDocument();
});
