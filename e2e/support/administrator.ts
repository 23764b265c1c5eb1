import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
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

/** A member of the central team that no other test uses, made as `npm run user` does. */
export async function newStaff(request: APIRequestContext): Promise<Staff> {
  const staff = { name: ownAddress("petugas"), password: ADMINISTRATOR.password };
  const token = (await readFile(join(DATA, "internal-token"), "utf8")).trim();
  const made = await request.post(`${PORTAL}/internal/users`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...staff, roles: ["finance", "accounts"] },
  });
  expect(made.status()).toBe(200);
  return staff;
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Logs a new member of the central team in by calls, with an authenticator app. */
export async function logInAsStaff(request: APIRequestContext): Promise<void> {
  const staff = await newStaff(request);
  await request.post("/db/_session", { data: staff });
  const { secret } = await (await request.post("/api/secondFactor/enrolment", { data: {} })).json();
  const answer = await request.post("/api/secondFactor", { data: { code: codeOf(secret) } });
  expect(answer.status()).toBe(200);
}

/** The second step of the first staff log-in on the page: sets an authenticator app up and keeps the recovery codes. */
export async function setUpApp(place: Locator, language: Language): Promise<void> {
  const t = TEXTS[language];
  const secret = await place.getByRole("group", { name: t.secondFactor.secret }).innerText();
  await place.getByRole("textbox", { name: t.validation.field.code }).fill(codeOf(secret.trim()));
  await place.getByRole("button", { name: t.loginForm.submit, exact: true }).click();
  await place.getByRole("button", { name: t.secondFactor.continue }).click();
}
