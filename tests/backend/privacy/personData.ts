import type { PersonData } from "../../../src/api/schemas/personData.ts";
import { type AppWithLogin, cookieOf, logIn, PASSWORD } from "../accounts/accounts.ts";
import { call, EMAIL } from "../accounts/registering.ts";

/** The calls of a citizen's browser about the citizen's data. */

/** Logs in. @returns the Cookie header */
export async function loggedIn(app: AppWithLogin, name = EMAIL): Promise<string> {
  const answer = await logIn(app, name);
  if (answer.status !== 200) throw new Error(`the log-in answered ${answer.status}`);
  return cookieOf(answer);
}

export function askCopy(
  app: AppWithLogin,
  cookie: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return call(app, "/api/person/export", {}, { cookie, ...headers });
}

/** The saved copy of a person's data. */
export async function copyOf(app: AppWithLogin, cookie: string): Promise<PersonData> {
  return (await askCopy(app, cookie)).json();
}

export function askErasure(
  app: AppWithLogin,
  cookie: string,
  password = PASSWORD,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return call(app, "/api/person/erase", { password }, { cookie, ...headers });
}
