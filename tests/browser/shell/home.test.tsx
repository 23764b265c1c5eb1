import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES, COUNCILS } from "../../../src/domain/councils.ts";
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

test("a council's link leads to its bills, and the next search begins at that council", async () => {
  await openPortal("#/");
  const council = COUNCILS.mdkbt.englishName;
  await page.getByRole("main").getByRole("link", { name: council }).click();
  const select = page.getByRole("combobox", { name: text("en", "common.council") });
  await expect.element(select).toHaveValue("mdkbt");
  location.hash = "#/";
  await page.getByRole("link", { name: text("en", "shell.start") }).click();
  await expect.element(select).toHaveValue("mdkbt");
});
