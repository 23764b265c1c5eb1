import { optional, refine, string } from "superstruct";
import { userPassword } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { type Given, SettingsError } from "./settingsError.ts";

/** CouchDB's rule for a name, without control characters. */
const userName = refine(shortText, "user name", (value) => /^[^_:\s][^:\s]*$/.test(value));

/** The administrator of the central team. The start creates this user. Absent, there is none. */
export const administrator = {
  KAUNTER_ADMIN_NAME: optional(userName),
  KAUNTER_ADMIN_PASSWORD: optional(userPassword),
  /** A file with the password, instead of the variable. */
  KAUNTER_ADMIN_PASSWORD_FILE: optional(string()),
};

/** @throws SettingsError */
export function checkAdministrator(given: Given): void {
  const passwords = [given.KAUNTER_ADMIN_PASSWORD, given.KAUNTER_ADMIN_PASSWORD_FILE].filter(
    (password) => password !== undefined,
  );
  if (passwords.length !== (given.KAUNTER_ADMIN_NAME === undefined ? 0 : 1))
    throw new SettingsError(
      "set KAUNTER_ADMIN_NAME together with either KAUNTER_ADMIN_PASSWORD or KAUNTER_ADMIN_PASSWORD_FILE, or none of them",
    );
}
