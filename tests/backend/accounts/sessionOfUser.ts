import type { Databases } from "../../../src/server/databases/databases.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { type AccountSettings, type AppWithLogin, addUser, withLogin } from "./accounts.ts";

export const NAME = "aminah@majlis.my";

export const MINUTE = 60_000;

export const HOUR = 60 * MINUTE;

/** A back end with login, where one user of the finance team exists. */
export function withUser(
  work: (app: AppWithLogin, backend: BackendUnderTest) => Promise<void>,
  settings: AccountSettings = {},
  databases?: Databases,
): Promise<void> {
  return withBackend(async (backend) => {
    await addUser(backend.databases.users, NAME, ["finance"]);
    await work(withLogin(backend, settings), backend);
  }, databases && { databases });
}
