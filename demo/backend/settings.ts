import {
  array,
  coerce,
  create,
  defaulted,
  define,
  enums,
  type Infer,
  integer,
  nonempty,
  object,
  optional,
  pattern,
  refine,
  StructError,
  string,
} from "superstruct";
import {
  type HelplineHours,
  helplineHours,
  helplinePhone,
  WEEKDAYS,
} from "../../src/api/schemas/operator.ts";
import { isEmail } from "../../src/domain/contact.ts";
import { shortText, userPassword } from "../../src/domain/structs.ts";
import { SIGNATURE_TYPES } from "../card-protocol/constants.ts";

/** The configuration by environment: read here and nowhere else. */

const port = coerce(
  refine(integer(), "port from 1 to 65533", (value) => value >= 1 && value <= 65_533),
  string(),
  Number,
);

const address = define<string>("http or https address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
});

const entriesOf = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const addresses = coerce(
  define<string[]>("comma-separated http or https addresses", (value) =>
    Array.isArray(value) ? value.every((entry) => address.is(entry)) : false,
  ),
  string(),
  entriesOf,
);

const fileNames = coerce(nonempty(array(string())), string(), entriesOf);

function isEncryptedOrHere({ protocol, hostname }: URL): boolean {
  const isHere = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}

/** What citizens' browsers and signed answers go to: in the clear on this machine alone. */
const exchangeAddress = define<string>(
  "https address without a path (http on this machine alone)",
  (value) => address.is(value) && isEncryptedOrHere(new URL(value)),
);

/** Where one server tells another, by any path; `fetch` takes no credentials in an address. */
const callAddress = define<string>(
  "https address without credentials (http on this machine alone)",
  (value) => {
    const url = typeof value === "string" ? URL.parse(value) : null;
    return url !== null && isEncryptedOrHere(url) && url.username === "" && url.password === "";
  },
);

const databaseUrl = refine(string(), "http or https address", (value) =>
  /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
);

const mailServer = define<string>("smtp or smtps address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
  return isPlain && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
});

const mailAddress = define<string>("mail address", (value) => typeof value === "string" && isEmail(value));

/** What CouchDB takes as a name, without what no keyboard writes. */
const userName = refine(shortText, "user name", (value) => /^[^_:\s][^:\s]*$/.test(value));

export const merchantKey = refine(string(), "merchant key of 6 to 200 characters", (value) =>
  /^[\x21-\x7e]{6,200}$/.test(value),
);

const BRAND = /^[A-Z0-9]{1,20}=[^=\p{Cc}]{1,40}$/u;

/** Not 1, 2 or 3: what a payment is asked with would be taken for a brand. */
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

const HOURS = new RegExp(`^(${WEEKDAYS.join("|")})-(${WEEKDAYS.join("|")}) (\\d\\d:\\d\\d)-(\\d\\d:\\d\\d)$`);

const hours = coerce(
  define<HelplineHours>('list of days and times, like "Mon-Fri 08:00-17:00"', (value) =>
    helplineHours.is(value),
  ),
  string(),
  (text) => {
    const [, first_day, last_day, opens, closes] = HOURS.exec(text) ?? [];
    return { first_day, last_day, opens, closes };
  },
);

const directPostPath = refine(string(), "path at the card gateway, like /epayment/direct.asp", (value) =>
  /^(?:\/[A-Za-z0-9._-]+)+$/.test(value),
);

const enquiriesPerDay = coerce(
  refine(integer(), "whole number from 1 to 100", (value) => value >= 1 && value <= 100),
  string(),
  Number,
);

const environment = object({
  /** The portal's port; the council sites take the next one, the simulators the one after. */
  PORT: defaulted(port, 4173),
  /** The folder of databases, keys and secrets. */
  KAUNTER_DATA: defaulted(string(), ".data"),
  /** A CouchDB cluster, with its credentials; absent, the databases are embedded in the data folder. */
  COUCHDB_URL: optional(databaseUrl),
  /** The portal's own address as browsers know it; absent, http://localhost at PORT. */
  KAUNTER_ORIGIN: optional(address),
  /** The origins of the councils' sites; absent, those of the demo. */
  KAUNTER_COUNCIL_ORIGINS: optional(addresses),
  /** Path before every call, "/like/this". */
  KAUNTER_BASE_PATH: defaulted(pattern(string(), /^(?:\/[A-Za-z0-9_-]+)*$/), ""),
  /** {database} of the specification, below the base path. */
  KAUNTER_DATABASE_PATH: defaulted(pattern(string(), /^(?:\/[A-Za-z0-9_-]+)+$/), "/db"),
  /** The administrator of the central team, made at the start; absent, there is none. */
  KAUNTER_ADMIN_NAME: optional(userName),
  KAUNTER_ADMIN_PASSWORD: optional(userPassword),
  /** A file that holds the password, in place of the variable. */
  KAUNTER_ADMIN_PASSWORD_FILE: optional(string()),
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
  /** The card gateway; absent, the simulator where the exchange is simulated, and no cards where it is real. */
  KAUNTER_CARD_URL: optional(exchangeAddress),
  KAUNTER_CARD_MERCHANT_CODE: optional(
    refine(string(), "merchant code of 1 to 20 letters and digits", (value) =>
      /^[A-Za-z0-9_]{1,20}$/.test(value),
    ),
  ),
  KAUNTER_CARD_MERCHANT_KEY: optional(merchantKey),
  /** A file that holds the merchant key, in place of the variable. */
  KAUNTER_CARD_MERCHANT_KEY_FILE: optional(string()),
  KAUNTER_CARD_SIGNATURE: defaulted(enums(SIGNATURE_TYPES), "HMACSHA512"),
  /** The codes of the cards' brands, "48=Visa,49=Mastercard". */
  KAUNTER_CARD_BRANDS: optional(brands),
  /** The path at the gateway that takes the portal's own card form; absent, the gateway's page alone asks for the card. */
  KAUNTER_CARD_FORM: optional(directPostPath),
  /** How often the gateway lets itself be asked about one payment in a day. */
  KAUNTER_CARD_ENQUIRIES_PER_DAY: defaulted(enquiriesPerDay, 5),
  /** The mail server, with its credentials, and the address that messages come from: both or none. */
  KAUNTER_SMTP_URL: optional(mailServer),
  KAUNTER_MAIL_FROM: optional(mailAddress),
  /** The notification host that sends SMS, and the file of its key for this portal: both or none. */
  KAUNTER_SMS_URL: optional(exchangeAddress),
  KAUNTER_SMS_KEY_FILE: optional(string()),
  /** The file of the keys that QR codes are signed with, which several machines may share; absent, the data folder holds it. */
  KAUNTER_STATEMENT_KEYS: optional(string()),
  /** What counts the portal's page views for its operator; absent, nothing does. */
  KAUNTER_TRACKER_URL: optional(callAddress),
  /** What citizens are told of who operates the portal and where they ask; absent, nothing is. */
  KAUNTER_OPERATOR: optional(shortText),
  KAUNTER_HELPLINE_PHONE: optional(helplinePhone),
  KAUNTER_HELPLINE_EMAIL: optional(mailAddress),
  /** When somebody answers, in Malaysia time, "Mon-Fri 08:00-17:00". */
  KAUNTER_HELPLINE_HOURS: optional(hours),
});

export type Settings = Infer<typeof environment>;

/** The environment holds what cannot be used. Says which variable and what it must be, never what it held. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Reads the environment. An empty variable counts as absent.
 * @throws SettingsError
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(environment.schema).flatMap((name) => {
      const value = variables[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
  const settings = readEnvironment(given);
  checkExchange(given);
  checkCardGateway(given);
  checkAdmin(settings);
  if ((settings.KAUNTER_SMTP_URL === undefined) !== (settings.KAUNTER_MAIL_FROM === undefined))
    throw new SettingsError(
      "KAUNTER_SMTP_URL and KAUNTER_MAIL_FROM need each other: no message goes out without both",
    );
  if ((settings.KAUNTER_SMS_URL === undefined) !== (settings.KAUNTER_SMS_KEY_FILE === undefined))
    throw new SettingsError(
      "KAUNTER_SMS_URL and KAUNTER_SMS_KEY_FILE need each other: no SMS goes out without both",
    );
  return settings;
}

/** With the real exchange nothing is made up: a thrown-away key or a test seller would be found out at the first payment. */
const REAL_EXCHANGE = [
  ["KAUNTER_FPX_KEY", "no request can be signed"],
  ["KAUNTER_FPX_CERTIFICATES", "no answer can be verified"],
  ["KAUNTER_FPX_SELLER_EX_ID", "PayNet knows no seller"],
  ["KAUNTER_FPX_SELLER_ID", "PayNet knows no seller"],
] as const;

/** What says nothing to the simulator: with the address forgotten, no citizen's money would be real. */
const REAL_EXCHANGE_ALONE = [
  "KAUNTER_FPX_KEY",
  "KAUNTER_FPX_KEY_PASSPHRASE_FILE",
  "KAUNTER_FPX_CERTIFICATES",
] as const;

function checkExchange(given: Readonly<Record<string, unknown>>): void {
  if (given.KAUNTER_FPX_URL === undefined) {
    const lonely = REAL_EXCHANGE_ALONE.find((name) => given[name] !== undefined);
    if (lonely === undefined) return;
    throw new SettingsError(`${lonely} needs KAUNTER_FPX_URL: without it payments would go to the simulator`);
  }
  for (const [name, without] of REAL_EXCHANGE)
    if (given[name] === undefined)
      throw new SettingsError(`KAUNTER_FPX_URL needs ${name}: without it ${without}`);
}

const CARD_GATEWAY_ALONE = [
  "KAUNTER_CARD_MERCHANT_CODE",
  "KAUNTER_CARD_MERCHANT_KEY",
  "KAUNTER_CARD_MERCHANT_KEY_FILE",
] as const;

function checkCardGateway(given: Readonly<Record<string, unknown>>): void {
  if (given.KAUNTER_CARD_URL === undefined) {
    if (given.KAUNTER_CARD_FORM !== undefined && given.KAUNTER_FPX_URL !== undefined)
      throw new SettingsError("KAUNTER_CARD_FORM needs KAUNTER_CARD_URL: without it nobody takes its card");
    const lonely = CARD_GATEWAY_ALONE.find((name) => given[name] !== undefined);
    if (lonely === undefined) return;
    throw new SettingsError(`${lonely} needs KAUNTER_CARD_URL: without it no card would reach that merchant`);
  }
  if (given.KAUNTER_FPX_URL === undefined)
    throw new SettingsError(
      "KAUNTER_CARD_URL needs KAUNTER_FPX_URL: the demo's bills are made up, and would be paid with real money",
    );
  if (given.KAUNTER_CARD_MERCHANT_CODE === undefined)
    throw new SettingsError(
      "KAUNTER_CARD_URL needs KAUNTER_CARD_MERCHANT_CODE: the gateway knows no merchant",
    );
  const { KAUNTER_CARD_MERCHANT_KEY: key, KAUNTER_CARD_MERCHANT_KEY_FILE: file } = given;
  if ((key === undefined) === (file === undefined))
    throw new SettingsError(
      "KAUNTER_CARD_URL needs one of KAUNTER_CARD_MERCHANT_KEY and KAUNTER_CARD_MERCHANT_KEY_FILE: nothing can be signed",
    );
}

function checkAdmin(settings: Settings): void {
  const { KAUNTER_ADMIN_NAME, KAUNTER_ADMIN_PASSWORD, KAUNTER_ADMIN_PASSWORD_FILE } = settings;
  const passwords = [KAUNTER_ADMIN_PASSWORD, KAUNTER_ADMIN_PASSWORD_FILE].filter(
    (given) => given !== undefined,
  );
  if (passwords.length !== (KAUNTER_ADMIN_NAME === undefined ? 0 : 1))
    throw new SettingsError(
      "KAUNTER_ADMIN_NAME needs one of KAUNTER_ADMIN_PASSWORD and KAUNTER_ADMIN_PASSWORD_FILE, and they need it",
    );
}

function readEnvironment(given: unknown): Settings {
  try {
    return create(given, environment);
  } catch (failure) {
    if (failure instanceof StructError)
      throw new SettingsError(`${String(failure.key)} must be a ${failure.refinement ?? failure.type}`);
    throw failure;
  }
}
