import { array, coerce, defaulted, nonempty, optional, pattern, string } from "superstruct";
import { exchangeAddress, isHere } from "./addresses.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { entriesOf } from "./structs.ts";

const fileNames = coerce(nonempty(array(string())), string(), entriesOf);

/** The portal as a seller at the exchange. */
export const fpx = {
  KAUNTER_FPX_SELLER_EX_ID: defaulted(pattern(string(), /^EX\d{8}$/), "EX00000000"),
  KAUNTER_FPX_SELLER_ID: defaulted(pattern(string(), /^SE\d{8}$/), "SE00000000"),
  KAUNTER_FPX_BANK_CODE: defaulted(pattern(string(), /^\d\d$/), "01"),
  /** The real exchange; absent, the simulator on this machine. */
  KAUNTER_FPX_URL: optional(exchangeAddress),
  /** The file of the merchant's private key, PEM, and one that holds its passphrase, where it has one. */
  KAUNTER_FPX_KEY: optional(string()),
  KAUNTER_FPX_KEY_PASSPHRASE_FILE: optional(string()),
  /** Files of FPX's certificates, the current and the next, separated by commas. */
  KAUNTER_FPX_CERTIFICATES: optional(fileNames),
};

/** With the real exchange nothing is made up: a thrown-away key or a test seller would be found out at the first payment. */
const REAL_EXCHANGE = [
  ["KAUNTER_FPX_KEY", "no request can be signed"],
  ["KAUNTER_FPX_CERTIFICATES", "no answer can be verified"],
  ["KAUNTER_FPX_SELLER_EX_ID", "PayNet knows no seller"],
  ["KAUNTER_FPX_SELLER_ID", "PayNet knows no seller"],
] as const;

/** Without them they are this machine's, as is right where an exchange on this machine is tried. */
const EXCHANGE_ELSEWHERE = [
  ["KAUNTER_ORIGIN", "citizens who paid would be led to localhost"],
  ["KAUNTER_COUNCIL_ORIGINS", "the sites that may embed would be the demo's"],
] as const;

/** What says nothing to the simulator: with the address forgotten, no citizen's money would be real. */
const REAL_EXCHANGE_ALONE = [
  "KAUNTER_FPX_KEY",
  "KAUNTER_FPX_KEY_PASSPHRASE_FILE",
  "KAUNTER_FPX_CERTIFICATES",
] as const;

/** @throws SettingsError */
export function checkFpx(given: Given): void {
  if (given.KAUNTER_FPX_URL === undefined) {
    const lonely = REAL_EXCHANGE_ALONE.find((name) => given[name] !== undefined);
    if (lonely === undefined) return;
    throw new SettingsError(`${lonely} needs KAUNTER_FPX_URL: without it payments would go to the simulator`);
  }
  const isElsewhere = !isHere(new URL(String(given.KAUNTER_FPX_URL)));
  for (const [name, without] of [...REAL_EXCHANGE, ...(isElsewhere ? EXCHANGE_ELSEWHERE : [])])
    if (given[name] === undefined)
      throw new SettingsError(`KAUNTER_FPX_URL needs ${name}: without it ${without}`);
}
