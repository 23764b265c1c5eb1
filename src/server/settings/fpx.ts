import { coerce, defaulted, define, optional, string, validate } from "superstruct";
import { type CouncilCode, isCouncilCode } from "../../domain/councils.ts";
import { SELLER_ID } from "../../domain/payments/sellerId.ts";
import { kind } from "../../domain/schemas/limits.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { entriesOf, exchangeAddress } from "./structs.ts";

const fileNames = coerce(
  define<string[]>("comma-separated list of files", (value) => Array.isArray(value) && value.length > 0),
  string(),
  entriesOf,
);

const councilSellers = coerce(
  define<[council: CouncilCode, id: string][]>(
    'comma-separated list of councils and seller ids, like "mpt=SE00012346,mps=SE00012347"',
    (value) => Array.isArray(value) && value.length > 0,
  ),
  string(),
  (text) => {
    const entries = entriesOf(text).map((entry) => entry.split("="));
    const councils = new Set(entries.map(([council]) => council));
    const isList = entries.every(
      ([council, id, ...rest]) => isCouncilCode(council) && SELLER_ID.test(id ?? "") && rest.length === 0,
    );
    return isList && councils.size === entries.length ? entries : [];
  },
);

/**
 * The seller ids of councils in the text of `KAUNTER_FPX_COUNCIL_SELLERS`, for a command.
 * @throws SettingsError
 */
export function councilSellersOf(text: string | undefined): ReadonlyMap<CouncilCode, string> {
  if (!text) return new Map();
  const [failure, sellers] = validate(text, councilSellers, { coerce: true });
  if (failure !== undefined) throw new SettingsError(`KAUNTER_FPX_COUNCIL_SELLERS must be a ${failure.type}`);
  return new Map(sellers);
}

/** The merchant account at the FPX exchange. */
export const fpx = {
  KAUNTER_FPX_SELLER_EX_ID: defaulted(
    kind<string>("seller exchange id, like EX00012345", { pattern: /^EX\d{8}$/ }),
    "EX00000000",
  ),
  KAUNTER_FPX_SELLER_ID: defaulted(
    kind<string>("seller id, like SE00012345", { pattern: SELLER_ID }),
    "SE00000000",
  ),
  /** The seller ids of councils whose money goes to an account of their own, "mpt=SE00012346,mps=SE00012347". */
  KAUNTER_FPX_COUNCIL_SELLERS: optional(councilSellers),
  /** The seller ids of the portal's own account that PayNet registered under a council's name, in the same form. */
  KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS: optional(councilSellers),
  KAUNTER_FPX_BANK_CODE: defaulted(
    kind<string>("bank code of two digits, like 01", { pattern: /^\d\d$/ }),
    "01",
  ),
  /** The address of the real exchange. Absent, the simulator on this machine. */
  KAUNTER_FPX_URL: optional(exchangeAddress),
  /** The file with the merchant's private key, as PEM, and a file with the key's passphrase, if it has one. */
  KAUNTER_FPX_KEY: optional(string()),
  KAUNTER_FPX_KEY_PASSPHRASE_FILE: optional(string()),
  /** The files of FPX's certificates, the current and the next, separated by commas. */
  KAUNTER_FPX_CERTIFICATES: optional(fileNames),
};

/** With the real exchange, no default may apply: payments with a temporary key or a test seller would fail. */
const REAL_EXCHANGE = [
  ["KAUNTER_FPX_KEY", "no request can be signed"],
  ["KAUNTER_FPX_CERTIFICATES", "no answer can be verified"],
  ["KAUNTER_FPX_SELLER_EX_ID", "PayNet knows no seller"],
  ["KAUNTER_FPX_SELLER_ID", "PayNet knows no seller"],
] as const;

/**
 * The simulator uses none of these. If one is set, the exchange's address was probably forgotten, and no payment would be real.
 */
const REAL_EXCHANGE_ALONE = [
  "KAUNTER_FPX_COUNCIL_SELLERS",
  "KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS",
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
  for (const [name, without] of REAL_EXCHANGE)
    if (given[name] === undefined)
      throw new SettingsError(`KAUNTER_FPX_URL needs ${name}: without it ${without}`);
}

/**
 * One id cannot be of two accounts: a payment's id says whether its money went to the council or to the portal.
 * @throws SettingsError
 */
export function checkSellers(settings: {
  readonly KAUNTER_FPX_SELLER_ID: string;
  readonly KAUNTER_FPX_COUNCIL_SELLERS?: [CouncilCode, string][] | undefined;
  readonly KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS?: [CouncilCode, string][] | undefined;
}): void {
  const shown = settings.KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS ?? [];
  const portals = new Set([settings.KAUNTER_FPX_SELLER_ID, ...shown.map(([, id]) => id)]);
  const both = settings.KAUNTER_FPX_COUNCIL_SELLERS?.find(([, id]) => portals.has(id));
  if (both !== undefined)
    throw new SettingsError(
      `KAUNTER_FPX_COUNCIL_SELLERS must not name ${both[1]}: it is an id of the portal's own account`,
    );
}
