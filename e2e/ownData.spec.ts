import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { create } from "superstruct";
import { personData } from "../src/api/schemas/personData.ts";
import { maskAll } from "../src/domain/mask.ts";
import { NAMESPACES } from "../src/i18n/namespaces.ts";
import { type Citizen, haveAccount, logIn, openLogin, openPortal, ownCitizen } from "./support/account.ts";
import { addToCart, atTheBank, chooseBank, proceed, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";

/** A citizen saves all their data and has them erased. The receipt stays as it was. */

const COUNCIL = "mps";

const t = TEXTS.ms;

/** @returns the receipt number */
async function reloadParking(page: Page, { email }: Citizen): Promise<string> {
  await page.goto(`/#/search?council=${COUNCIL}`);
  await search(page, t, await ownBill(COUNCIL, "parking"));
  await addToCart(page, t);
  await way(page, t.search.goToCart).click();
  await way(page, t.cart.checkout).click();
  await expect(page.getByRole("textbox", { name: t.checkout.email })).toHaveValue(email);
  await chooseBank(page, t);
  await proceed(page, t);
  await atTheBank(page, "approve");
  await expect(page.getByText(t.receipt.paid.title, { exact: true })).toBeVisible();
  return await page
    .getByRole("main")
    .getByText(/^R\d{6}-/)
    .innerText();
}

test("a citizen saves a copy of their data and erases the account, and the receipt stays as it was", async ({
  page,
  request,
}) => {
  // Several logins with their hashing, and a whole payment.
  test.slow();
  const person = ownCitizen("ms", "Rozita binti Jamil");
  const { personData: words } = await NAMESPACES.personData.ms();
  const main = page.getByRole("main");
  await openPortal(page, "ms");
  await haveAccount(request, person);
  await openLogin(page, "ms");
  await logIn(page, person);
  await expect(page.getByText(t.loginForm.successful).first()).toBeVisible();
  const receipt = await reloadParking(page, person);

  await page.goto("/#/profile");
  const saving = page.waitForEvent("download");
  await main.getByRole("button", { name: words.copy, exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^kaunter-\d{4}-\d\d-\d\d\.json$/);
  const copy = create(JSON.parse(await readFile(await saved.path(), "utf8")), personData);
  expect(copy).toMatchObject({
    address: person.email,
    account: { full_name: person.full_name },
    payments: [{ email: person.email, user: person.full_name, receipt_no: receipt }],
  });

  await main.getByRole("button", { name: words.erase, exact: true }).click();
  await expect(main.getByText(words.final)).toBeVisible();
  const password = main.getByRole("textbox", { name: t.profile.currentPassword, exact: true });
  await password.fill("bukan yang ini");
  await main.getByRole("button", { name: words.erasing, exact: true }).click();
  await expect(main.getByText(t.profile.wrongPassword).first()).toBeVisible();
  await password.fill(person.password);
  await main.getByRole("button", { name: words.erasing, exact: true }).click();
  await expect(page.getByText(words.erased).first()).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);

  await openLogin(page, "ms");
  await logIn(page, person);
  await expect(page.getByText(t.errors.reason.auth_error)).toBeVisible();

  const [payment] = copy.payments;
  const url = Buffer.from(`/transactions/${payment?._id}`).toString("base64");
  const left = await (await request.post("/api/query", { data: { url } })).json();
  expect(left).toMatchObject({
    receipt_no: receipt,
    status: "paid",
    // the name is still there; only its holder's link shows it
    user: maskAll(person.full_name),
    email: "",
    contact: "",
  });
  expect(left.statement).toEqual(expect.any(String));
});
