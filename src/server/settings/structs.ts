import { coerce, define, string } from "superstruct";
import { isEmail } from "../../domain/contact.ts";

/** @param name the word for such a number in an error message */
export function wholeNumber(least: number, most: number, name = "whole number") {
  const isOne = (value: unknown): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  return coerce(define<number>(`${name} from ${least} to ${most}`, isOne), string(), Number);
}

/** The entries of a list that a person wrote, without spaces around them and without empty ones. */
export const entriesOf = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

export const mailAddress = define<string>(
  "mail address",
  (value) => typeof value === "string" && isEmail(value),
);

export const address = define<string>("http or https address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
});

export const addresses = coerce(
  define<string[]>("comma-separated http or https addresses", (value) =>
    Array.isArray(value) ? value.every((entry) => address.is(entry)) : false,
  ),
  string(),
  entriesOf,
);

/** Whether the address is on this machine. */
export function isHere({ hostname }: URL): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}

function isEncryptedOrHere(url: URL): boolean {
  return url.protocol === "https:" || (url.protocol === "http:" && isHere(url));
}

/** An address for citizens' browsers or signed answers. It needs https, except on this machine. */
export const exchangeAddress = define<string>(
  "https address without a path (http on this machine alone)",
  (value) => address.is(value) && isEncryptedOrHere(new URL(value)),
);

/** An address that our server calls, with any path. `fetch` accepts no credentials in an address. */
export const callAddress = define<string>(
  "https address without credentials (http on this machine alone)",
  (value) => {
    const url = typeof value === "string" ? URL.parse(value) : null;
    return url !== null && isEncryptedOrHere(url) && url.username === "" && url.password === "";
  },
);
