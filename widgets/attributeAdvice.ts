import { CHARGE_TYPES } from "../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../src/domain/councils.ts";
import { LANGUAGES } from "../src/domain/language.ts";
import { PAGE_MODES } from "../src/payment/pageMode.ts";
import { LEVELS } from "../src/ui/text/HeadingLevel.tsx";
import type { AttributeName, AttributeProblem } from "./attributes.ts";

const ADVICE: Readonly<Record<AttributeName, string>> = {
  council: `use one of ${COUNCIL_CODES.join(", ")}`,
  lang: `use one of ${LANGUAGES.join(", ")}, or leave it out to follow the page`,
  api: "give the portal's whole address, which begins with https://, or leave it out for the portal that served the script",
  mode: `use one of ${PAGE_MODES.join(", ")}, the same for all elements, and reload the page after a change`,
  charge: `use one of ${CHARGE_TYPES.join(", ")}`,
  account: "give at most 200 characters",
  payment: "give the payment's 32 hexadecimal digits",
  licence: "give the base64 of the licence's number and year, such as that of R1300001-2027",
  "heading-level": `give a number from ${LEVELS.at(0)} to ${LEVELS.at(-1)}`,
  kiosk: "remove it to switch the kiosk mode off; any value switches it on",
  "search-href": "give an http(s) address",
  "cart-href": "give an http(s) address",
  "checkout-href": "give an http(s) address",
  "receipt-href": "give an http(s) address",
  "licence-href": "give an http(s) address",
};

/** Tells the webmaster in English what to write. It omits the wrong value, because an account number is private. */
export function adviceOn({ attribute, advice = ADVICE[attribute] }: AttributeProblem): string {
  return advice;
}
