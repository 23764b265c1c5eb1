import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { generateCouncilRecords } from "../demo/records/generate.ts";
import { samplesOf } from "../demo/records/samples.ts";
import type { Channel } from "../src/api/schemas/user.ts";
import type { CouncilCode } from "../src/domain/councils.ts";
import { plainIdentityNumber } from "../src/domain/identityNumber.ts";
import type { Language } from "../src/domain/language.ts";
import { maskText } from "../src/domain/mask.ts";
import { MESSAGE_TEXTS } from "../src/server/notifications/texts/index.ts";
import { databaseIdOf } from "../src/server/records/document.ts";
import {
  type Citizen,
  enterCode,
  haveAccount,
  logIn,
  logOut,
  openLogin,
  openPortal,
  ownCitizen,
  showCardAtCounter,
  signUp,
  typeNewPassword,
} from "./support/account.ts";
import {
  addToCart,
  atTheBank,
  type BillToFind,
  chooseBank,
  fillCheckout,
  proceed,
  search,
  TEXTS,
  way,
} from "./support/counter.ts";
import { messageTo } from "./support/mailbox.ts";
import { ownBill } from "./support/own.ts";

/** Citizens with an account, in each language: a new user from sign-up to a receipt and a new password, and a returning user. */

const NEW: Readonly<Record<Language, { readonly council: CouncilCode; readonly channel: Channel }>> = {
  ms: { council: "mdkb", channel: "email" },
  en: { council: "mdkm", channel: "email" },
  zh: { council: "mdkp", channel: "sms" },
};

const RETURNING: Readonly<Record<Language, CouncilCode>> = { ms: "mdbrn", en: "mdkgu", zh: "mdkbt" };

const NAMES: Readonly<Record<Language, string>> = {
  ms: "Norhayati binti Osman",
  en: "Jennifer Lojimin",
  zh: "陈美玲",
};

const ANOTHER_PHONE = "013-111 2233";

/** The name on the councils' made-up parking account. */
function holderOf(council: CouncilCode): string {
  const number = samplesOf(council).parking.number;
  const account = generateCouncilRecords(council).find(
    ({ _id }) => _id === databaseIdOf(council, "parking", number),
  );
  return String(account?.holder);
}

/** From the search to the checkout. */
async function findAndGoToCheckout(
  page: Page,
  language: Language,
  council: CouncilCode,
  bill: BillToFind,
): Promise<void> {
  const t = TEXTS[language];
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, bill);
  await addToCart(page, t);
  await way(page, t.search.goToCart).click();
  await way(page, t.cart.checkout).click();
}

/** The account has filled in the checkout. */
async function expectFilled(page: Page, { language, full_name, email, phone }: Citizen): Promise<void> {
  const t = TEXTS[language];
  await expect(page.getByRole("textbox", { name: t.checkout.name })).toHaveValue(full_name);
  await expect(page.getByRole("textbox", { name: t.checkout.email })).toHaveValue(email);
  await expect(page.getByRole("textbox", { name: t.checkout.phone })).toHaveValue(phone);
}

/** Pays from the filled checkout to the receipt. @returns the receipt number */
async function payFilled(page: Page, language: Language): Promise<string> {
  const t = TEXTS[language];
  await chooseBank(page, t);
  return await payConfirmed(page, language);
}

async function payConfirmed(page: Page, language: Language): Promise<string> {
  const t = TEXTS[language];
  await proceed(page, t);
  await atTheBank(page, "approve");
  await page.waitForURL(/localhost:\d+\/#\/receipt$/);
  await expect(page.getByText(t.receipt.paid.title, { exact: true })).toBeVisible();
  return await page
    .getByRole("main")
    .getByText(/^R\d{6}-/)
    .innerText();
}

/** The links to receipts in the payment history. */
function waysToReceipts(page: Page, language: Language): Locator {
  return page.getByRole("main").getByRole("link", { name: TEXTS[language].alert.seeReceipt });
}

/** No page that the next person may open shows anything of this person. */
async function expectForgotten(page: Page, secrets: readonly string[]): Promise<void> {
  for (const place of ["/#/", "/#/cart", "/#/checkout", "/#/history", "/#/profile", "/#/form"]) {
    await page.goto(place);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    const fields = await page
      .locator("input")
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    const shown = `${await page.locator("body").innerText()} ${fields.join(" ")} ${await page.title()} ${page.url()}`;
    for (const secret of secrets) expect(shown).not.toContain(secret);
  }
}

/**
 * Chinese tests both channels and English a plural form. The other combinations differ in words only, so they run in the long
 * tier.
 */
const longIn = (languages: readonly Language[], language: Language) =>
  languages.includes(language) ? { tag: "@long" } : {};

for (const language of ["ms", "en", "zh"] as const) {
  const t = TEXTS[language];

  test(
    `a new user signs up, pays, finds the receipt again and sets a new password, in ${language} (rule 1.6)`,
    longIn(["ms", "en"], language),
    async ({ page }) => {
      // Several logins with their hashing, and a whole payment.
      test.slow();
      const { council, channel } = NEW[language];
      const person = ownCitizen(language, NAMES[language]);
      await openPortal(page, language);
      await page.getByRole("banner").getByRole("link", { name: t.shell.signUp, exact: true }).click();
      await signUp(page, person);
      if (channel === "sms") {
        // The first code goes by e-mail.
        await page.getByRole("button", { name: t.verification.send, exact: true }).click();
        await expect(page.getByText(t.verification.sent.email).first()).toBeVisible();
        await page.getByRole("radio", { name: t.verification.by.sms }).check();
      }
      await enterCode(page, person, channel);
      await expect(page.getByText(t.verification.loggedIn).first()).toBeVisible();

      await findAndGoToCheckout(page, language, council, await ownBill(council, "parking"));
      await expectFilled(page, person);
      const receipt = await payFilled(page, language);

      await page.getByRole("banner").getByRole("link", { name: t.shell.history, exact: true }).click();
      if (channel === "sms") {
        await expect(page.getByText(t.history.unverified)).toBeVisible();
        await way(page, t.history.verify).click();
        await page
          .getByRole("textbox", { name: t.validation.field.password, exact: true })
          .fill(person.password);
        await page.getByRole("button", { name: t.verification.goOn, exact: true }).click();
        await enterCode(page, person, "email");
        await expect(page.getByText(t.verification.emailVerified).first()).toBeVisible();
        await page.goto("/#/history");
      }
      await waysToReceipts(page, language).click();
      await expect(page.getByRole("main").getByText(receipt)).toBeVisible();

      await logOut(page, language);
      await openLogin(page, language);
      await page.getByRole("dialog").getByRole("button", { name: t.forgotPassword.title }).click();
      await page
        .getByRole("dialog")
        .getByRole("textbox", { name: t.validation.field.email_address, exact: true })
        .fill(person.email);
      await page.getByRole("button", { name: t.forgotPassword.submit }).click();
      await expect(page.getByText(t.forgotPassword.sent).first()).toBeVisible();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t.loginForm.close, exact: true })
        .last()
        .click();
      const message = await messageTo(page.request, person.email, MESSAGE_TEXTS[language].reset.subject);
      const link = /http\S+reset_password\S*/.exec(message)?.[0] ?? "";
      await page.goto(link);
      const renewed = { ...person, password: `${person.password} sekali lagi` };
      await typeNewPassword(page, t.newPassword.another, renewed);
      await page.getByRole("button", { name: t.resetPassword.submit, exact: true }).click();
      await expect(page.getByText(t.resetPassword.saved).first()).toBeVisible();

      await page.getByRole("main").getByRole("button", { name: t.loginForm.submit, exact: true }).click();
      await logIn(page, person);
      await expect(page.getByText(t.errors.reason.auth_error)).toBeVisible();
      await logIn(page, renewed);
      await expect(page.getByText(t.loginForm.successful).first()).toBeVisible();
    },
  );

  test(
    `a returning user pays, changes the profile, looks through the history, and leaves no data behind, in ${language}`,
    longIn(["ms", "zh"], language),
    async ({ page, request }) => {
      test.slow();
      const council = RETURNING[language];
      const person = ownCitizen(language, NAMES[language]);
      const { ic_no } = person;
      const parking = await ownBill(council, "parking", { ic_no: plainIdentityNumber(ic_no) });
      const holder = holderOf(council);
      await openPortal(page, language);
      await haveAccount(request, person);
      await showCardAtCounter(request, person);

      // First as a guest. The history has this payment too.
      await findAndGoToCheckout(page, language, council, await ownBill(council, "billboard"));
      await fillCheckout(page, t, { email: person.email });
      const asGuest = await payConfirmed(page, language);

      await page.goto(`/#/search?council=${council}`);
      await search(page, t, parking);
      await expect(page.getByText(maskText(holder), { exact: true })).toBeVisible();
      await addToCart(page, t);
      await page.goto("/#/");
      // The earlier screen stays until the code of this one has loaded.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.shell.hero);
      await openLogin(page, language);
      await logIn(page, person);
      await page.waitForURL(/#\/checkout$/);
      await expect(page.getByText(t.loginForm.successful).first()).toBeVisible();
      await expectFilled(page, person);
      const loggedIn = await payFilled(page, language);

      // The central team saw the identity card at the counter.
      await page.goto(`/#/search?council=${council}`);
      await search(page, t, parking);
      await expect(page.getByText(holder, { exact: true })).toBeVisible();
      await addToCart(page, t);

      await page.getByRole("banner").getByRole("link", { name: t.shell.screen.profile, exact: true }).click();
      await expect(page.getByText(t.profile.icVerified)).toBeVisible();
      await page.getByRole("button", { name: t.profile.change, exact: true }).click();
      await page.getByRole("textbox", { name: t.validation.field.phone_no, exact: true }).fill(ANOTHER_PHONE);
      await page.getByRole("button", { name: t.profile.save, exact: true }).click();
      await expect(page.getByText(t.profile.updated).first()).toBeVisible();
      await expect(page.getByRole("main").getByText(ANOTHER_PHONE)).toBeVisible();

      await page.getByRole("banner").getByRole("link", { name: t.shell.history, exact: true }).click();
      const receipts = waysToReceipts(page, language);
      await expect(receipts).toHaveCount(2);
      await page.getByRole("combobox", { name: t.history.charge }).selectOption("license");
      await expect(receipts).toHaveCount(1);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: t.history.save }).click(),
      ]);
      const saved = await readFile(await file.path(), "utf8");
      expect(saved).toContain(asGuest);
      expect(saved).not.toContain(loggedIn);

      await logOut(page, language);
      await page.waitForURL(/#\/$/);
      const { full_name, email, phone } = person;
      await expectForgotten(page, [full_name, email, phone, ANOTHER_PHONE, ic_no, holder]);
      // The cart stays, with masked names.
      await page.goto("/#/cart");
      await page.getByRole("article").locator("summary").click();
      await expect(page.getByText(maskText(holder), { exact: true })).toBeVisible();
      await page.goto(`/#/search?council=${council}`);
      await search(page, t, parking);
      await expect(page.getByText(maskText(holder), { exact: true })).toBeVisible();
    },
  );
}
