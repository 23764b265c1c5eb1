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
  pattern,
  refine,
  size,
  string,
  tuple,
} from "superstruct";
import { isNric, plainIdentityNumber } from "../../domain/identityNumber.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { ONLINE_MACHINE } from "../../domain/onlineMachine.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { emailText, personName, phoneText, userPassword } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** What a citizen's account takes, judged alike by the form and by the server (docs/specification.md, sections 3 and 5). */

/** A NRIC, read with its dashes or without, kept without. */
export const accountIdentityNumber = coerce(
  refine(string(), "NRIC", (value) => /^\d+$/.test(value) && isNric(value)),
  string(),
  plainIdentityNumber,
);

/** A new user. The role of one is `user`: another one that is sent is refused (docs/specification.md, section 6). */
export const registration = object({
  /** The e-mail address. */
  name: emailText,
  full_name: personName,
  ic_num: accountIdentityNumber,
  phone: phoneText,
  machine_id: defaulted(literal(ONLINE_MACHINE), ONLINE_MACHINE),
  password: userPassword,
  roles: defaulted(tuple([literal("user")]), () => ["user"]),
  /** The browser's; the server writes its own. */
  timestamp: optional(instant),
  type: defaulted(literal("user"), "user"),
});

export type Registration = Infer<typeof registration>;

/** How a code reaches whoever registered. */
export const CHANNELS = ["email", "sms"] as const;

export type Channel = (typeof CHANNELS)[number];

const messageLanguage = optional(enums(LANGUAGES));

const credentials = { name: shortText, password: userPassword };

/** Asks for a code, also once more. Whoever registered knows the password, so that nobody has codes sent to strangers. */
export const verificationRequest = object({
  ...credentials,
  channel: enums(CHANNELS),
  /** Of the message; absent, what the browser accepts. */
  language: messageLanguage,
});

/**
 * The code with the password: a code alone would let the owner of a mailbox, in good faith, confirm an account that a stranger
 * has begun with the stranger's password.
 */
export const verificationConfirmation = object({
  ...credentials,
  code: pattern(string(), /^\d{6}$/),
});

/** Asks for the link that sets a forgotten password (docs/specification.md, section 7). */
export const resetRequest = object({
  type: literal("reset_password"),
  email: emailText,
  language: messageLanguage,
});

/** What is saved with that link. */
export const forgottenPassword = object({ password: userPassword });

/** What a user may change of the own record; another password takes the present one. */
export const userUpdate = object({
  full_name: optional(personName),
  ic_num: optional(accountIdentityNumber),
  phone: optional(phoneText),
  password: optional(userPassword),
  current_password: optional(size(string(), 1, 1024)),
});

export type UserUpdate = Infer<typeof userUpdate>;

/** A user's record as its owner sees it: nothing of the password. A cluster's own administrator may have none of the rest. */
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
  /** By a code by e-mail, or by SMS alone: then the address is still to be verified. */
  verified_by: enums(CHANNELS),
  /** Whether the central team has seen the card with this `ic_num`. */
  ic_verified: optional(boolean()),
});

export type OwnRecord = Readonly<Infer<typeof ownRecord>>;

/** Whose password a link sets. */
export const resetRecord = object({ _id: string(), email: emailText });

/** What the central team notes of an account: the number of the card that was seen at a counter, or null to take that back. */
export const identityNote = object({ name: shortText, ic_num: nullable(accountIdentityNumber) });
