import {
  array,
  boolean,
  coerce,
  defaulted,
  enums,
  type Infer,
  literal,
  nullable,
  object,
  optional,
  string,
  tuple,
} from "superstruct";
import { isNric, plainIdentityNumber } from "../../domain/identityNumber.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { ONLINE_MACHINE } from "../../domain/onlineMachine.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { kind, text } from "../../domain/schemas/limits.ts";
import { emailText, personName, phoneText, userPassword } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** The fields of a citizen's account. The form and the server share these rules (rules 3.2, 5.2 to 5.5). */

/** A NRIC, accepted with or without dashes, stored without. */
export const accountIdentityNumber = coerce(
  kind<string>(
    "NRIC",
    { pattern: /^[\d\s-]+$/, note: "a NRIC, with its dashes or without" },
    (value) => /^\d+$/.test(value) && isNric(value),
  ),
  string(),
  plainIdentityNumber,
);

/** A new user. The only accepted role is `user` (rule 6.5). */
export const registration = object({
  /** The e-mail address. */
  name: emailText,
  full_name: personName,
  ic_num: accountIdentityNumber,
  phone: phoneText,
  machine_id: defaulted(literal(ONLINE_MACHINE), ONLINE_MACHINE),
  password: userPassword,
  roles: defaulted(tuple([literal("user")]), () => ["user"]),
  /** The browser's time. The server stores its own. */
  timestamp: optional(instant),
  type: defaulted(literal("user"), "user"),
});

export type Registration = Infer<typeof registration>;

/** How the server sends a code to a new user. */
export const CHANNELS = ["email", "sms"] as const;

export type Channel = (typeof CHANNELS)[number];

const messageLanguage = optional(enums(LANGUAGES));

const credentials = { name: shortText, password: userPassword };

/** Requests a code, also repeatedly. The password is required, so that nobody can have codes sent to strangers. */
export const verificationRequest = object({
  ...credentials,
  channel: enums(CHANNELS),
  /** The message's language. Absent means the browser's preferred language. */
  language: messageLanguage,
});

/**
 * The code with the password. With the code alone, the owner of a mailbox could in good faith confirm an account that a stranger
 * registered with the stranger's password.
 */
export const verificationConfirmation = object({
  ...credentials,
  code: text({ pattern: /^\d{6}$/ }),
});

/** Requests the link that sets a forgotten password (rule 7.10). */
export const resetRequest = object({
  type: literal("reset_password"),
  email: emailText,
  language: messageLanguage,
});

/** Saves the new password through that link. */
export const forgottenPassword = object({ password: userPassword });

/** The fields that users can change in their own record. A new password requires the current one. */
export const userUpdate = object({
  full_name: optional(personName),
  ic_num: optional(accountIdentityNumber),
  phone: optional(phoneText),
  password: optional(userPassword),
  current_password: optional(text({ min: 1, max: 1024 })),
});

export type UserUpdate = Infer<typeof userUpdate>;

/** A user's record as its owner sees it, without the password. A CouchDB administrator may lack the optional fields. */
export const ownRecord = object({
  _id: string(),
  type: literal("user"),
  /** The e-mail address. */
  name: string(),
  roles: array(string()),
  full_name: optional(string()),
  ic_num: optional(string()),
  phone: optional(string()),
  machine_id: optional(string()),
  timestamp: optional(string()),
  /** `email`, or `sms` while the e-mail address is not verified yet. */
  verified_by: enums(CHANNELS),
  /** Whether the central team has seen the card with this `ic_num`. */
  ic_verified: optional(boolean()),
});

export type OwnRecord = Readonly<Infer<typeof ownRecord>>;

/** The account of a reset link. */
export const resetRecord = object({ _id: string(), email: emailText });

/** The central team's note on an account: the number of the card seen at a counter, or null to withdraw the note. */
export const identityNote = object({ name: shortText, ic_num: nullable(accountIdentityNumber) });
