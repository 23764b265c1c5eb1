import { licencePath, licenceValueOf } from "../charges/license/printPath.ts";
import { type ChargeType, chargeTypeFromUrl } from "../domain/chargeTypes.ts";
import { type CouncilCode, isCouncilCode } from "../domain/councils.ts";
import { type DeskPage, isDeskPage } from "../domain/deskPages.ts";
import {
  isPaymentId,
  isStatusToken,
  type OrderNumber,
  type PaymentId,
  type StatusToken,
} from "../domain/identifiers.ts";
import { isLanguage, type Language } from "../domain/language.ts";
import { licenceValue } from "../domain/licenceKey.ts";
import { isOrderNumber } from "../domain/payments/orderNumber.ts";
import { isResetId } from "../domain/resetLink.ts";
import type { Destination } from "../screens/environment.tsx";

/** The portal's routes, one screen each, in the hash of the address (rule 2.1). Browsers send no part of the hash to a server. */

/** Only an e-mail's link leads to `reset_password`, and only a council's page to `hand_over`. */
export type Page = Destination["screen"] | "reset_password" | "hand_over";

export const PATHS: Readonly<Record<Exclude<Page, "licence">, string>> = {
  home: "/",
  search: "/search",
  cart: "/cart",
  checkout: "/checkout",
  fpx_checkout: "/fpx_checkout",
  confirmation: "/confirmation",
  receipt: "/receipt",
  pdf: "/pdf",
  refund: "/refund",
  requery: "/requery",
  form: "/form",
  history: "/history",
  desk: "/desk",
  about: "/about",
  accessibility: "/accessibility",
  faq: "/faq",
  embed: "/embed",
  helpline: "/helpline",
  privacy: "/privacy",
  terms: "/terms",
  profile: "/profile",
  verify: "/verify",
  reset_password: "/reset_password",
  hand_over: "/hand_over",
};

export interface Route {
  /** Undefined for an unknown address. */
  readonly page: Page | undefined;
  readonly council?: CouncilCode;
  readonly language?: Language;
  readonly charge?: ChargeType;
  /** The address names an unknown council or charge type. */
  readonly refusal?: "invalid_council" | "invalid_payment_type";
  readonly account?: string;
  /** The page of the central team's desk. Undefined for its first page. */
  readonly deskPage?: DeskPage;
  /** The order number of the payment that is open on the desk. */
  readonly order?: OrderNumber;
  readonly payment?: PaymentId;
  readonly statusToken?: StatusToken;
  /** The address has an incomplete status token, such as a link that was cut off. */
  readonly brokenStatusLink?: boolean;
  /** The section of a text page. */
  readonly section?: string;
  /** The base64 value of a licence's page. It may be invalid. */
  readonly licence?: string;
  /** The studio's complete query. Unchecked input. */
  readonly embed?: string;
  /** The id of a reset link. Absent without a complete one. */
  readonly resetId?: string;
  /** The parameters of a transferred cart. They may be invalid. */
  readonly cartTransfer?: string;
}

/**
 * Parses a hash such as `#/search?council=mpt&charge=compound`. It drops unknown values, and reports an unknown council or charge
 * type in `refusal`.
 */
export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const asked = new URLSearchParams(query);
  const council = asked.get("council");
  const language = asked.get("lang");
  const charge = asked.get("charge");
  const payment = asked.get("payment");
  const token = asked.get("status");
  const section = asked.get("section");
  const resetId = asked.get("id");
  const order = asked.get("order");
  const deskPage = deskPageOf(path);
  const licence = licenceValueOf(path) ?? (pageOf(path) === "pdf" ? asked.get("licence") : undefined);
  return {
    page: licenceValueOf(path) === undefined ? pageOf(path) : "licence",
    ...(licence && { licence }),
    ...(isCouncilCode(council) && { council }),
    ...(isLanguage(language) && { language }),
    ...(charge !== null && { charge: chargeTypeFromUrl(charge) }),
    ...(charge && chargeTypeFromUrl(charge) === undefined && { refusal: "invalid_payment_type" as const }),
    ...(council && !isCouncilCode(council) && { refusal: "invalid_council" as const }),
    ...(asked.get("account") && { account: asked.get("account") ?? "" }),
    ...(deskPage !== undefined && { deskPage }),
    ...(pageOf(path) === "desk" && isOrderNumber(order) && { order }),
    ...(isPaymentId(payment) && { payment }),
    ...(isStatusToken(token) && { statusToken: token }),
    ...(token !== null && !isStatusToken(token) && { brokenStatusLink: true }),
    ...(section && { section }),
    ...(pageOf(path) === "embed" && query && { embed: query }),
    ...(isResetId(resetId) && { resetId }),
    ...(pageOf(path) === "hand_over" && { cartTransfer: query }),
  };
}

/** The address of the central team's page before it had a desk. Bookmarks still lead to it. */
const FORMER_REVIEW = "/payments";

function deskPageOf(path: string): DeskPage | undefined {
  if (path === FORMER_REVIEW) return "review";
  const below = `${PATHS.desk}/`;
  const page = path.startsWith(below) ? path.slice(below.length).replace(/\/$/, "") : "";
  return isDeskPage(page) ? page : undefined;
}

function pageOf(path: string): Page | undefined {
  if (deskPageOf(path) !== undefined) return "desk";
  const wanted = path === "" ? "/" : path.replace(/(?<=.)\/$/, "");
  return (Object.keys(PATHS) as (keyof typeof PATHS)[]).find((page) => PATHS[page] === wanted);
}

export function hashOf(to: Destination): string {
  const query = new URLSearchParams();
  if ("council" in to && to.council !== undefined) query.set("council", to.council);
  if (to.screen === "search" && to.charge !== undefined) query.set("charge", to.charge);
  if (to.screen === "search" && to.account !== undefined) query.set("account", to.account);
  if ("token" in to && to.token !== undefined) query.set("status", to.token);
  if ("payment" in to && to.payment !== undefined) query.set("payment", to.payment);
  if (to.screen === "pdf" && to.licence !== undefined) query.set("licence", licenceValue(to.licence));
  if ("order" in to && to.order !== undefined) query.set("order", to.order);
  if ("section" in to && to.section !== undefined) query.set("section", to.section);
  if (to.screen === "embed" && to.settings) return `#${PATHS.embed}?${to.settings}`;
  const path = pathOf(to);
  return `#${path}${query.size > 0 ? `?${query}` : ""}`;
}

function pathOf(to: Destination): string {
  if (to.screen === "licence") return licencePath(to.licence);
  const page = to.screen === "desk" && to.page !== undefined ? `/${to.page}` : "";
  return `${PATHS[to.screen]}${page}`;
}
