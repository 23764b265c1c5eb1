import { readFile } from "node:fs/promises";
import { SettingsError } from "./settingsError.ts";

/** The content of the file that a setting names. @throws SettingsError, which names only the variable */
export async function settingFile(variable: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new SettingsError(`${variable} names an unreadable file`);
  }
}

/** A secret that a person wrote into a file. A line break at the file's end is not part of it. @throws SettingsError */
export async function secretFile(variable: string, file: string): Promise<string> {
  return (await settingFile(variable, file)).toString("utf8").replace(/\r?\n$/, "");
}
