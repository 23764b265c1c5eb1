import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { array, mask, string, type } from "superstruct";
import type { Language } from "../../src/domain/language.ts";
import { TEXTS } from "./counter.ts";
import { ownAddress } from "./own.ts";
import { DATA, PORTAL } from "./system.ts";

/** The central team's administrator in the settings of the journeys. */
export const ADMINISTRATOR = { name: "ketua@kaunter.example", password: "kata laluan ketua" } as const;

export interface Staff {
  readonly name: string;
  readonly password: string;
}

/** A portal, the folder of its data, and its clock where a test sets it. */
export interface StaffPortal {
  readonly portal: string;
  readonly data: string;
  readonly now?: () => Date;
}

const SHARED: StaffPortal = { portal: PORTAL, data: DATA };

/** A member of the central team that no other test uses, made as `npm run user` does. @param name tells the members of one test apart */
export async function newStaff(
  request: APIRequestContext,
  roles: readonly string[] = ["finance", "accounts"],
  name = "petugas",
  { portal, data }: StaffPortal = SHARED,
): Promise<Staff> {
  const staff = { name: ownAddress(name), password: ADMINISTRATOR.password };
  const token = (await readFile(join(data, "internal-token"), "utf8")).trim();
  const made = await request.post(`${portal}/internal/users`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...staff, roles },
  });
  expect(made.status()).toBe(200);
  return staff;
}

const codeOf = (secret: string, now = new Date()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

const enrolled = type({ recovery_codes: array(string()) });

/**
 * Logs a new member of the central team in by calls, with an authenticator app.
 * @returns the member, and the codes that replace the app once each
 */
export async function logInAsStaff(
  request: APIRequestContext,
  roles?: readonly string[],
  name?: string,
  at: StaffPortal = SHARED,
): Promise<Staff & { readonly recoveryCodes: readonly string[] }> {
  const staff = await newStaff(request, roles, name, at);
  await request.post(`${at.portal}/db/_session`, { data: staff });
  const enrolment = await request.post(`${at.portal}/api/secondFactor/enrolment`, { data: {} });
  const answer = await request.post(`${at.portal}/api/secondFactor`, {
    data: { code: codeOf((await enrolment.json()).secret, at.now?.()) },
  });
  expect(answer.status()).toBe(200);
  return { ...staff, recoveryCodes: mask(await answer.json(), enrolled).recovery_codes };
}

/** The second step of the first staff log-in on the page: sets an authenticator app up and keeps the recovery codes. */
export async function setUpApp(place: Locator, language: Language): Promise<void> {
  const t = TEXTS[language];
  const secret = await place.getByRole("group", { name: t.secondFactor.secret }).innerText();
  await place.getByRole("textbox", { name: t.validation.field.code }).fill(codeOf(secret.trim()));
  await place.getByRole("button", { name: t.loginForm.submit, exact: true }).click();
  await place.getByRole("button", { name: t.secondFactor.continue }).click();
}
