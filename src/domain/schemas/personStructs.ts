import { EMAIL, EMAIL_LONGEST, isPhone, NAME_LONGEST } from "../contact.ts";
import { kind, text } from "./limits.ts";
import { FILLED } from "./plainText.ts";

export const personName = text({ min: 1, max: NAME_LONGEST, pattern: FILLED });

export const emailText = kind<string>("email", { max: EMAIL_LONGEST, pattern: EMAIL });

export const phoneText = kind<string>(
  "phone",
  { pattern: /\d/, note: "8 to 15 digits, spaces, dots, brackets and dashes apart" },
  isPhone,
);

export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 1024;

/** A new password. Rate limits slow down guessing but do not stop it, so short passwords are refused. */
export const userPassword = kind<string>(
  `password of ${PASSWORD_SHORTEST} to ${PASSWORD_LONGEST} characters`,
  {
    min: PASSWORD_SHORTEST,
    max: PASSWORD_LONGEST,
  },
);

/** The number of an identity card, passport, army or police card, as printed (docs/protocols.md, Identity numbers). */
export const identityNumber = kind<string>("identity number", { pattern: /^[A-Za-z0-9/ -]{4,20}$/ });
