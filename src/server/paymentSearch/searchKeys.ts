import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { internationalPhone, isPhone } from "../../domain/contact.ts";
import { ringgitFromSen, senFromRinggit } from "../../domain/money.ts";
import { asReceiptNumber, orderNumberOf } from "../../domain/payments/orderNumber.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import { readTypedDay } from "../../domain/typedDay.ts";

/** The keys of the search's view (SEARCH_VIEW), and what people type for them. */

const AMOUNT = /^(?:RM\s*)?(\d{1,3}(?:,\d{3}){0,2}|\d{1,9})(\.\d{2})?$/i;
/** A whole number is an amount only with its currency, because bills have such numbers too. */
const NAMES_AMOUNT = /^RM|\.\d{2}$/i;
/** A day is recognised only with something between its parts, because bills have such numbers too. */
const NAMES_DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;

/** What a typed text means: keys of which any may match, or a day, YYYY-MM-DD. */
type Recognised = { readonly keys: readonly string[] } | { readonly day: string };

export function recognised(typed: string): Recognised {
  const text = typed.normalize("NFKC").trim();
  if (text.includes("@")) return { keys: [text.toLowerCase()] };
  const typedDay = NAMES_DAY.test(text) ? readTypedDay(text) : undefined;
  if (typedDay !== undefined && "day" in typedDay) return typedDay;
  const [, ringgit = "", sen = ".00"] = NAMES_AMOUNT.test(text) ? (AMOUNT.exec(text) ?? []) : [];
  if (ringgit !== "")
    return { keys: [`RM${ringgitFromSen(senFromRinggit(`${ringgit.replaceAll(",", "")}${sen}`))}`] };
  const receipt = asReceiptNumber(text);
  const number = (receipt === undefined ? text : orderNumberOf(receipt)).toUpperCase();
  const keys = [number.replace(/[^0-9A-Z]/g, "")];
  if (isPhone(text)) keys.push(internationalPhone(text).slice(1));
  return { keys: [...new Set(keys)].filter((key) => key !== "") };
}

/** Whether the key is that of an amount. No other key is like it. */
function isAmount(key: string): boolean {
  return /^RM\d+\.\d{2}$/.test(key);
}

/**
 * The first parts of the keys under which the view lists what is searched for. Without any, the search finds nothing. A council's officer
 * reads the rows of their councils only, so neither the number of reads nor their time tells of payments elsewhere. For the officer, an
 * amount is the sum of the bills that they see: the view has the sum of each council. An officer of several councils also searches the
 * payments of several councils, of which seenPart.ts adds the sums.
 */
export function searchesOf(
  { council, status }: PaymentFilters,
  keys: readonly string[] | undefined,
  councils: PermittedCouncils,
): readonly string[] {
  if (councils === "all") return keys?.map((key) => `=${key}`) ?? [`#${council ?? ""} ${status ?? ""}`];
  // a council's officer does not learn which payers also pay another council
  const own = [...councils].filter((code) => council === undefined || code === council);
  if (keys === undefined) return own.map((code) => `#${code} ${status ?? ""}`);
  if (!keys.some(isAmount)) return own.flatMap((code) => keys.map((key) => `#${code} =${key}`));
  const several = councils.size > 1 ? ["several"] : [];
  return own.flatMap((code) => [...keys, ...several].map((search) => `#${code} ${search}`));
}

/** What filters a payment of the view: the last part of its key. */
export interface Facts {
  readonly status: string;
  readonly method: string;
  readonly councils: readonly string[];
  readonly charges: readonly string[];
}

export function readFacts(facts: string): Facts {
  const [status = "", method = "", councils = "", charges = ""] = facts.split(" ");
  return { status, method, councils: councils.split(","), charges: charges.split(",") };
}

/** Whether the payment has a bill of a council that the caller may see. Nobody else learns of it. */
export function mayKnow({ councils }: Facts, permitted: PermittedCouncils): boolean {
  return permitted === "all" || [...permitted].some((code) => councils.includes(code));
}

/** Whether a whole payment passes the filters. For a council's officer, seenPart.ts decides on a payment of several councils. */
export function passes({ status, method, councils, charges }: Facts, filters: PaymentFilters): boolean {
  return (
    (filters.status === undefined || filters.status === status) &&
    (filters.method === undefined || filters.method === method) &&
    (filters.council === undefined || councils.includes(filters.council)) &&
    (filters.charge === undefined || charges.includes(filters.charge))
  );
}
