import { define, refine, string } from "superstruct";
import { isEmail, isPhone, NAME_LONGEST } from "../contact.ts";
import { shortText } from "./plainText.ts";

export const personName = refine(
  shortText,
  "name",
  (value) => value.trim() !== "" && [...value].length <= NAME_LONGEST,
);

export const emailText = define<string>("email", (value) => typeof value === "string" && isEmail(value));
export const phoneText = define<string>("phone", (value) => typeof value === "string" && isPhone(value));

export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 1024;

/** A new password. Rate limits slow down guessing but do not stop it, so short passwords are refused. */
export const userPassword = refine(
  string(),
  `password of ${PASSWORD_SHORTEST} to ${PASSWORD_LONGEST} characters`,
  (value) => value.length >= PASSWORD_SHORTEST && value.length <= PASSWORD_LONGEST,
);

export const IDENTITY_NUMBER = /^[A-Za-z0-9/ -]{4,20}$/;

/** The number of an identity card, passport, army or police card, as printed (docs/protocols.md, Identity numbers). */
export const identityNumber = define<string>(
  "identity number",
  (value) => typeof value === "string" && IDENTITY_NUMBER.test(value),
);
