import { readFile } from "node:fs/promises";
import { SettingsError } from "./settingsError.ts";

/** What the file holds that a setting names. @throws SettingsError, which says the variable alone */
export async function settingFile(variable: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new SettingsError(`${variable} names an unreadable file`);
  }
}

/** The secret that a person wrote into a file of its own: a line break at the file's end is not the secret's. @throws SettingsError */
export async function secretFile(variable: string, file: string): Promise<string> {
  return (await settingFile(variable, file)).toString("utf8").replace(/\r?\n$/, "");
}
