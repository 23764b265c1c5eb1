import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Channel } from "../../src/api/schemas/user.ts";
import { plainPhone } from "../../src/domain/contact.ts";
import type { Language } from "../../src/domain/language.ts";
import { MESSAGE_TEXTS } from "../../src/server/notifications/texts/index.ts";
import { logInAsStaff } from "./administrator.ts";
import { TEXTS } from "./counter.ts";
import { messageTo, newestMessage } from "./mailbox.ts";
import { ownAddress, ownIdentityNumber, ownPhone } from "./own.ts";

/** A citizen's actions with an account, in the page's language. */

export interface Citizen {
  readonly language: Language;
  readonly full_name: string;
  readonly ic_no: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export async function openPortal(page: Page, language: Language): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: { ms: "BM", en: "EN", zh: "中文" }[language] }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Fills in the form and sends it. The verification follows. */
export async function signUp(page: Page, citizen: Citizen): Promise<void> {
  const t = TEXTS[citizen.language];
  await textbox(page, t.validation.field.full_name).fill(citizen.full_name);
  await textbox(page, t.validation.field.ic_no).fill(citizen.ic_no);
  await textbox(page, t.validation.field.phone_no).fill(citizen.phone);
  await textbox(page, t.validation.field.email_address).fill(citizen.email);
  await typeNewPassword(page, t.validation.field.password, citizen);
  await button(page, t.registration.submit).click();
  await expect(page.getByRole("heading", { name: t.verification.title, exact: true })).toBeVisible();
}

export async function typeNewPassword(
  page: Page,
  label: string,
  { language, password }: Pick<Citizen, "language" | "password">,
): Promise<void> {
  await textbox(page, label).fill(password);
  await textbox(page, TEXTS[language].validation.field.confirm_password).fill(password);
}

/** A citizen that no other test uses. */
export function ownCitizen(language: Language, full_name: string): Citizen {
  return {
    language,
    full_name,
    ic_no: ownIdentityNumber(),
    phone: ownPhone(),
    email: ownAddress("warga"),
    password: "empat perkataan yang mudah",
  };
}

/** Requests a code, reads it in the mailbox, and enters it. */
export async function enterCode(page: Page, citizen: Citizen, channel: Channel): Promise<void> {
  const { language, email, phone } = citizen;
  const t = TEXTS[language];
  const subject = channel === "email" ? MESSAGE_TEXTS[language].verification.subject : "SMS";
  const recipient = channel === "email" ? email : plainPhone(phone);
  const former = await newestMessage(page.request, recipient, subject);
  // a code by SMS is never the first
  await button(page, channel === "sms" ? t.verification.sendAgain : t.verification.send).click();
  await expect(page.getByText(t.verification.sent[channel]).first()).toBeVisible();
  const message = await messageTo(page.request, recipient, subject, former);
  await textbox(page, t.validation.field.code).fill(/\b\d{6}\b/.exec(message)?.[0] ?? "");
  await button(page, t.verification.confirm).click();
}

/** Fills in the open login dialog and presses its button. */
export async function logIn(
  page: Page,
  { language, email, password }: Pick<Citizen, "language" | "email" | "password">,
): Promise<void> {
  const t = TEXTS[language];
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: t.validation.field.email_address, exact: true }).fill(email);
  await dialog.getByRole("textbox", { name: t.validation.field.password, exact: true }).fill(password);
  await dialog.getByRole("button", { name: t.loginForm.submit, exact: true }).click();
}

/** Opens the login dialog from the top bar. */
export async function openLogin(page: Page, language: Language): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: TEXTS[language].login.title, exact: true })
    .click();
}

export async function logOut(page: Page, language: Language): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: TEXTS[language].login.logOut, exact: true })
    .click();
}

/** Makes and verifies an account by calls, before the journey begins. */
export async function haveAccount(request: APIRequestContext, citizen: Citizen): Promise<void> {
  const { email: name, password, language, full_name, ic_no: ic_num, phone } = citizen;
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect([path, answer.status()]).toEqual([path, 200]);
  };
  const url = Buffer.from("/_users/_design/backend/_update/users").toString("base64");
  await post("/api/query", { url, payload: { name, password, full_name, ic_num, phone } });
  await post("/api/verification", { name, password, channel: "email", language });
  const message = await messageTo(request, name, MESSAGE_TEXTS[language].verification.subject);
  const code = /\b\d{6}\b/.exec(message)?.[0];
  await post("/api/verification/confirm", { name, password, code });
}

/** The central team notes that it saw the citizen's identity card. */
export async function showCardAtCounter(
  request: APIRequestContext,
  { email, ic_no }: Citizen,
): Promise<void> {
  await logInAsStaff(request);
  const answer = await request.post("/api/admin/identities", { data: { name: email, ic_num: ic_no } });
  expect(answer.status()).toBe(200);
  await request.delete("/db/_session");
}
