import { readFile } from "node:fs/promises";
import { SettingsError } from "./settingsError.ts";

/** The content of the file that a setting names. @throws SettingsError, which names only the variable */
export async function settingFile(variable: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new SettingsError(
      `${variable} names a file that the server cannot read: correct the path or the file's permissions`,
    );
  }
}

/** A secret that a person wrote into a file. A line break at the file's end is not part of it. @throws SettingsError */
export async function secretFile(variable: string, file: string): Promise<string> {
  return (await settingFile(variable, file)).toString("utf8").replace(/\r?\n$/, "");
}

/** Addresses that hold a password. For each, a variable with `_FILE` may name a file with the address. */
export const IN_FILES = ["COUCHDB_URL", "KAUNTER_SMTP_URL"] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment, with the content of these files. An empty variable counts as absent.
 * @throws SettingsError, which never repeats the content of a file
 */
export async function withFiles(variables: Variables): Promise<Variables> {
  const read = await Promise.all(
    IN_FILES.map(async (name): Promise<[string, string][]> => {
      const variable = `${name}_FILE`;
      const file = variables[variable];
      if (!file) return [];
      if (variables[name]) throw new SettingsError(`set either ${name} or ${variable}, not both`);
      const content = await secretFile(variable, file);
      // An empty address would count as absent, and the process would start with embedded databases.
      if (content === "") throw new SettingsError(`${variable} names an empty file: write the value into it`);
      return [[name, content]];
    }),
  );
  return { ...variables, ...Object.fromEntries(read.flat()) };
}
