import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { optional, string } from "superstruct";
import { pictureType } from "../../domain/pictureType.ts";
import type { BankLogos } from "../backendParts.ts";
import { settingFile } from "./settingFile.ts";
import { SettingsError } from "./settingsError.ts";

/** The marks of banks on the buttons of the usual ones. */
export const bankLogos = {
  /** A folder with a picture for each bank, named after FPX's bank code. Absent, the buttons show initials. */
  KAUNTER_BANK_LOGOS: optional(string()),
};

const VARIABLE = "KAUNTER_BANK_LOGOS";

/** 20 kB, because a phone loads the logos of all usual banks. */
const LARGEST = 20_000;

/** FPX's bank codes, such as MB2U0227. */
const FILE = /^([A-Z0-9]{2,10})\.(?:png|jpe?g)$/;

/**
 * The logos in the folder that the setting names, by FPX's bank code. It skips files whose names begin with a dot.
 * @throws SettingsError that names the file
 */
export async function bankLogosOf(folder: string | undefined): Promise<BankLogos> {
  if (!folder) return new Map();
  const logos = new Map<string, Uint8Array>();
  for (const name of await namesIn(folder)) {
    const code = FILE.exec(name)?.[1];
    if (code === undefined)
      throw wrongFile(name, "is not named after a bank: call it MB2U0227.png, with the code of its bank");
    if (logos.has(code)) throw wrongFile(name, "is the second logo of its bank: keep one");
    const content = new Uint8Array(await settingFile(VARIABLE, join(folder, name)));
    if (content.length > LARGEST) throw wrongFile(name, "is larger than 20 kB: make the picture smaller");
    if (pictureType(content) !== (extname(name) === ".png" ? "image/png" : "image/jpeg"))
      throw wrongFile(name, "is no PNG or JPEG, or its name says the other");
    logos.set(code, content);
  }
  return logos;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
  } catch {
    throw new SettingsError(
      `${VARIABLE} names a folder that the server cannot read: correct the path or the folder's permissions`,
    );
  }
}

function wrongFile(name: string, problem: string): SettingsError {
  return new SettingsError(`${VARIABLE}: the file ${name} ${problem}`);
}
