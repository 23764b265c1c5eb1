import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { internationalPhone, isPhone } from "../../domain/contact.ts";
import type { CouncilCode } from "../../domain/councils.ts";
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

/** The key of an amount. No other key is like it. */
const AMOUNT_KEY = /^RM\d+\.\d{2}$/;

/**
 * The first parts of the keys under which the view lists what is searched for. Without any, the search finds nothing. The view has
 * the amounts of whole payments only. So for a council's officer an amount leads to all payments with bills of their councils, and
 * the sum of these bills decides (seenPart.ts).
 */
export function searchesOf(
  { council, status }: PaymentFilters,
  keys: readonly string[] | undefined,
  councils: PermittedCouncils,
): readonly string[] {
  // a council's officer does not learn which payers also pay another council
  if (council !== undefined && councils !== "all" && !councils.has(council)) return [];
  const isOfPart = councils !== "all" && keys?.some((key) => AMOUNT_KEY.test(key));
  if (keys !== undefined && !isOfPart) return keys.map((key) => `=${key}`);
  const listed = (code: CouncilCode | "") => `#${code} ${status ?? ""}`;
  if (council !== undefined) return [listed(council)];
  return councils === "all" ? [listed("")] : [...councils].map(listed);
}

/**
 * Whether a whole payment passes the filters. For a council's officer, seenPart.ts decides afterwards.
 * @param facts the last part of its key: status, method, councils and charges
 */
export function passes(facts: string, filters: PaymentFilters, councils: PermittedCouncils): boolean {
  const [status, method, listedCouncils = "", listedCharges = ""] = facts.split(" ");
  const ofPayment: readonly string[] = listedCouncils.split(",");
  const isOwn = (code: CouncilCode) => ofPayment.includes(code);
  return (
    (filters.status === undefined || filters.status === status) &&
    (filters.method === undefined || filters.method === method) &&
    (filters.council === undefined || isOwn(filters.council)) &&
    (filters.charge === undefined || listedCharges.split(",").includes(filters.charge)) &&
    (councils === "all" || [...councils].some(isOwn))
  );
}
