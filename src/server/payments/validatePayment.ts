import { StructError } from "superstruct";
import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import {
  cardPaymentRequest,
  fpxPaymentRequest,
  type PaymentRequest,
  paymentRequestCodec,
} from "../../api/schemas/payment.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, readLine, writeLine } from "../../charges/lines.ts";
import { UnknownChargeError } from "../../charges/unreadable.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { FPX_LIMITS } from "../../domain/payments/fpxLimits.ts";
import { fpxTokenOf } from "../../domain/payments/paymentMethod.ts";
import { openCharge, refuseWhenClosed } from "../bills/openCharge.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import { readSeller } from "../councils/councilSeller.ts";
import { sha256 } from "../crypto.ts";
import { asStored } from "../databases/readStored.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import { NO_RECORD_NUMBERS, refuseCardData } from "../http/cardData.ts";
import { invalidRequest, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { attemptsWith, type Payment } from "./paymentDocument.ts";
import { type PricedLine, paidThrough, priceLines, type RequestedLine } from "./priceLines.ts";

/** A parsed request to pay, before validation. */
interface ParsedPaymentRequest {
  readonly request: PaymentRequest;
  readonly lines: readonly ServiceLine[];
  /** The request's hash. The order of the fields does not change it. */
  readonly hash: string;
}

const LONGEST_ADDRESS = 2000;

/** FPX's bank codes (docs/protocols.md, FPX). */
const BANK = /^[A-Z0-9]{1,20}$/;

/**
 * Reads createPayment's body.
 * @throws Refusal 400 invalid_request, with the names of fields that it does not know, 403 invalid_payment_type, 404
 * invalid_council
 */
export function parsePaymentRequest(body: unknown): ParsedPaymentRequest {
  const request = paymentRequestCodec.read(body);
  refuseUnknownFields(Object(body));
  const lines = request.services.map(readRequestedLine);
  if (request.payment_method !== "3" && !BANK.test(request.fpx_buyerBankId))
    throw new Refusal(400, "invalid_request");
  const hash = hashRequest({ ...paymentRequestCodec.write(request), services: lines.map(writeLine) });
  return { request, lines, hash };
}

/** The SHA-256 of a request. The order of the fields does not change it. */
export function hashRequest(request: unknown): string {
  return sha256(canonical(request));
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, nested]) => nested !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, nested]) => `${JSON.stringify(name)}:${canonical(nested)}`).join(",")}}`;
}

/** Refuses misspelt fields, and fields that only the server sets. */
function refuseUnknownFields(body: object): void {
  const known = { ...fpxPaymentRequest.schema, ...cardPaymentRequest.schema };
  const fields = Object.keys(body).filter((name) => !Object.hasOwn(known, name));
  if (fields.length > 0) throw new Refusal(400, "invalid_request", { details: { fields } });
}

function readRequestedLine(value: unknown): ServiceLine {
  try {
    const line = readLine(value);
    if (chargeOf(line).source === "form") refuseCardData(line, NO_RECORD_NUMBERS);
    return line;
  } catch (failure) {
    if (failure instanceof UnknownChargeError) throw new Refusal(403, "invalid_payment_type");
    if (failure instanceof StructError && failure.key === "council")
      throw new Refusal(404, "invalid_council");
    throw failure;
  }
}

/** The lines to pay, from our records, and the sellers of their councils. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** With the ids of the cart's councils. An FPX payment names one of them. */
  readonly seller: Seller;
}

/**
 * Validates a request to pay against the configuration, the date and our records.
 * @throws Refusal with the reason; 409 with the current amounts
 */
export async function validatePayment(
  services: Services,
  { request, lines }: Pick<ParsedPaymentRequest, "request" | "lines">,
  { configuration, now }: { configuration: Configuration; now: Date },
): Promise<PricedCart> {
  // with a wrong clock, receipts and the order of payments would be wrong too
  if (services.clockCheck?.isWrong())
    throw new Refusal(503, "attempt_failed_please_try_again", { retryAfter: 60 });
  refuseWhenClosed(configuration);
  const asked = lines.map((line) => ({
    charge: openCharge(configuration, line.council, line.type),
    line,
  }));
  const seller = await readSeller(
    services.databases.metadata,
    services.fpx.seller,
    lines.map(({ council }) => council),
  );
  checkRequest(request, asked, {
    limit: configuration.cart_limit,
    takesCards: services.card !== undefined && configuration.cards,
    seller,
    origins: await services.origins.callers(),
  });
  const priced = await priceLines(services.databases, asked, request.amount, chargeTerms(configuration, now));
  checkLimits(request);
  return { lines: priced, seller };
}

/**
 * The checks of a request to pay that hold at any time, before its amounts are calculated.
 * @param limit the most lines of a cart
 * @param origins the allowed origins of the callback
 * @throws Refusal
 */
export function checkRequest(
  request: PaymentRequest,
  lines: readonly RequestedLine[],
  {
    limit,
    takesCards,
    seller,
    origins,
  }: { limit: number; takesCards: boolean; seller: Seller; origins: ReadonlySet<string> },
): void {
  refuseTooMany(lines, limit);
  checkMethod(request, takesCards);
  if (request.payment_method !== "3")
    sellerOfCart(
      seller,
      lines.map(({ line }) => line),
    );
  checkCallbackAddress(request.callback_url, origins);
}

function refuseTooMany(lines: readonly RequestedLine[], limit: number): void {
  const paid = new Set(lines.map(paidThrough));
  if (paid.size < lines.length || lines.length > limit) throw invalidRequest();
}

/**
 * Checks a callback_url: http or https, an allowed origin, no fragment.
 * @throws Refusal 400 invalid_callback
 */
export function checkCallbackAddress(address: string, origins: ReadonlySet<string>): void {
  const url = address.length <= LONGEST_ADDRESS && !address.includes("#") ? URL.parse(address) : null;
  const isAllowed =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    origins.has(url.origin) &&
    url.username === "" &&
    url.password === "";
  if (!isAllowed) throw new Refusal(400, "invalid_callback");
}

/** Method 1 is a personal account, 2 a company account, 3 a card. */
function checkMethod(request: PaymentRequest, takesCards: boolean): void {
  if (request.payment_method === "3") {
    if (!takesCards) throw new Refusal(422, "method_unavailable");
  } else if (fpxTokenOf(request.payment_method) !== request.fpx_msgToken) throw invalidRequest();
}

/** Checks FPX's limits before the citizen goes to the bank (docs/protocols.md, FPX). A card payment needs a positive amount. */
function checkLimits(request: PaymentRequest): void {
  if (request.amount <= 0) throw new Refusal(422, "limit_exceeded");
  if (request.payment_method === "3") return;
  const { least, most } = FPX_LIMITS[request.fpx_msgToken];
  if (request.amount < least || request.amount > most) throw new Refusal(422, "limit_exceeded");
}

/** Why the server no longer redirects to the bank for a payment, although its pay page was valid. */
export type BlockReason =
  /** Another attempt for the same bills was paid. */
  | "paid"
  /** Its lines differ from our records now: somebody paid a bill, or the council changed it. */
  | "changed";

/**
 * Validates the payment again at the redirect. Up to ten minutes pass after the first validation, and in that time another tab or
 * another person can pay the bill.
 * @param payment as the caller has just read it
 */
export async function blockReasonOf(
  { databases, clock }: Pick<Services, "databases" | "clock">,
  payment: Payment,
): Promise<BlockReason | undefined> {
  const attempts = await attemptsWith(databases.all_payments, payment);
  if (attempts.some(({ status }) => status === "paid")) return "paid";
  const lines = asStored(() => payment.services.map(readLine)).map((line) => ({
    charge: chargeOf(line),
    line,
  }));
  const now = clock.now();
  const terms = chargeTerms(await readConfiguration(databases.metadata, now), now);
  try {
    await priceLines(databases, lines, payment.amount, terms);
    return undefined;
  } catch (failure) {
    if (failure instanceof Refusal && failure.reason === "amount_changed") return "changed";
    throw failure;
  }
}

/**
 * The seller that the message to FPX names, whose account gets the money of a cart. A message names one seller, so a cart of councils
 * with different accounts cannot be paid at once. A cart of one council names its display id, if the portal has one: the bank's page
 * then says whom the citizen pays. The money comes to the portal's account all the same.
 * @throws Refusal 422 one_council_only
 */
export function sellerOfCart(
  { councilIds, ...seller }: Seller,
  lines: readonly { readonly council: CouncilCode }[],
): Seller {
  const councils = new Set(lines.map(({ council }) => council));
  const [id = seller.id, another] = new Set([...councils].map((one) => councilIds?.get(one) ?? seller.id));
  if (another !== undefined) throw new Refusal(422, "one_council_only");
  const [council] = councils.size === 1 ? councils : [];
  const shown = council !== undefined && id === seller.id ? seller.displayIds?.get(council) : undefined;
  return { ...seller, id: shown ?? id };
}
