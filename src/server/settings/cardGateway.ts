import { coerce, defaulted, define, enums, optional, refine, string } from "superstruct";
import { SIGNATURE_TYPES } from "../gateways/card/protocol/constants.ts";
import { type Given, SettingsError } from "./settingsError.ts";
import { entriesOf, exchangeAddress, wholeNumber } from "./structs.ts";

export const merchantKey = refine(string(), "merchant key of 6 to 200 characters", (value) =>
  /^[\x21-\x7e]{6,200}$/.test(value),
);

const BRAND = /^[A-Z0-9]{1,20}=[^=\p{Cc}]{1,40}$/u;

/** The codes 1, 2 and 3 are not allowed: they are payment methods of a request. */
const brands = coerce(
  define<[code: string, name: string][]>(
    'comma-separated list of codes and brands, like "48=Visa,49=Mastercard"',
    (value) => Array.isArray(value) && value.length > 0,
  ),
  string(),
  (text) => {
    const entries = entriesOf(text);
    const isList = entries.every((entry) => BRAND.test(entry) && !/^[123]=/.test(entry));
    return isList ? entries.map((entry) => entry.split("=")) : [];
  },
);

const directPostPath = refine(string(), "path at the card gateway, like /epayment/direct.asp", (value) =>
  /^(?:\/[A-Za-z0-9._-]+)+$/.test(value),
);

/** The merchant account at the card gateway. */
export const cardGateway = {
  /** The card gateway. Absent, a demonstration uses the simulator, and a portal with the real exchange takes no cards. */
  KAUNTER_CARD_URL: optional(exchangeAddress),
  KAUNTER_CARD_MERCHANT_CODE: optional(
    refine(string(), "merchant code of 1 to 20 letters and digits", (value) =>
      /^[A-Za-z0-9_]{1,20}$/.test(value),
    ),
  ),
  KAUNTER_CARD_MERCHANT_KEY: optional(merchantKey),
  /** A file with the merchant key, instead of the variable. */
  KAUNTER_CARD_MERCHANT_KEY_FILE: optional(string()),
  KAUNTER_CARD_SIGNATURE: defaulted(enums(SIGNATURE_TYPES), "HMACSHA512"),
  /** The codes of the card brands, "48=Visa,49=Mastercard". */
  KAUNTER_CARD_BRANDS: optional(brands),
  /** The gateway's path for the portal's own card form. Absent, citizens enter the card on the gateway's page only. */
  KAUNTER_CARD_FORM: optional(directPostPath),
  /** The enquiries that the gateway allows for one payment in a day. */
  KAUNTER_CARD_ENQUIRIES_PER_DAY: defaulted(wholeNumber(1, 100), 5),
};

const CARD_GATEWAY_ALONE = [
  "KAUNTER_CARD_MERCHANT_CODE",
  "KAUNTER_CARD_MERCHANT_KEY",
  "KAUNTER_CARD_MERCHANT_KEY_FILE",
] as const;

/** @throws SettingsError */
export function checkCardGateway(given: Given): void {
  if (given.KAUNTER_CARD_URL === undefined) {
    if (given.KAUNTER_CARD_FORM !== undefined && given.KAUNTER_FPX_URL !== undefined)
      throw new SettingsError(
        "KAUNTER_CARD_FORM needs KAUNTER_CARD_URL: the card form posts to that gateway",
      );
    const lonely = CARD_GATEWAY_ALONE.find((name) => given[name] !== undefined);
    if (lonely === undefined) return;
    throw new SettingsError(
      `${lonely} needs KAUNTER_CARD_URL: without a gateway no card payment reaches the merchant`,
    );
  }
  if (given.KAUNTER_FPX_URL === undefined)
    throw new SettingsError(
      "KAUNTER_CARD_URL needs KAUNTER_FPX_URL: without it the demonstration would charge real money for made-up bills",
    );
  if (given.KAUNTER_CARD_MERCHANT_CODE === undefined)
    throw new SettingsError(
      "KAUNTER_CARD_URL needs KAUNTER_CARD_MERCHANT_CODE: the gateway identifies the merchant by it",
    );
  const { KAUNTER_CARD_MERCHANT_KEY: key, KAUNTER_CARD_MERCHANT_KEY_FILE: file } = given;
  if ((key === undefined) === (file === undefined))
    throw new SettingsError(
      "KAUNTER_CARD_URL needs either KAUNTER_CARD_MERCHANT_KEY or KAUNTER_CARD_MERCHANT_KEY_FILE: the key signs requests",
    );
}
