import { isDeepStrictEqual } from "node:util";
import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import type { Difference } from "../../api/schemas/reconciliation.ts";
import type { StoredConfiguration } from "../../api/schemas/storedConfiguration.ts";
import { chargeOf } from "../../charges/lines.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { endOfMalaysiaDay } from "../../domain/malaysiaTime.ts";
import { isOrderNumber } from "../../domain/payments/orderNumber.ts";
import { readSettlement, type Settlement, writeRecordSettlement } from "../bills/settlements.ts";
import { inForce } from "../configuration/inForce.ts";
import { CONFIGURATION, readingOf } from "../configuration/readConfiguration.ts";
import { sha256 } from "../crypto.ts";
import type { Databases } from "../databases/databases.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { newPayment } from "../payments/createPayment.ts";
import { findByOrder, orderDocument, statusTokenOf, tokenDocument } from "../payments/paymentAccess.ts";
import { type Payment, paymentAsDocument, readPayment } from "../payments/paymentDocument.ts";
import { type PricedLine, priceLines } from "../payments/priceLines.ts";
import { checkRequest, parsePaymentRequest } from "../payments/validatePayment.ts";
import type { Services } from "../services.ts";
import { changeSeen, type Decision, differenceSeen, writeDecision } from "./confirmLine.ts";
import { findLinePayment } from "./findLinePayment.ts";
import { readPaidLine, writePaidLine } from "./reportDocument.ts";

/**
 * Makes a payment again that a restore lost, with the order number of its line. A person gives the request to pay, with the bills.
 * The server prices it from our records, and its amount must equal the line's. The payment is not paid: the server asks the gateway
 * about it, and without an answer two persons confirm the line.
 * @param request createPayment's body
 * @throws Refusal 404, 409 `changed_meanwhile` or `amount_changed`, 422 when the line cannot have this payment, and as createPayment
 *   for a request that it refuses
 */
export async function rebuildPayment(
  services: Services,
  id: string,
  decision: Decision,
  request: unknown,
  { name }: { readonly name: string },
): Promise<void> {
  const { settlements, handles, all_payments } = services.databases;
  const item = await differenceSeen(settlements, id, decision);
  const { order_number: order, line, paid_on, report } = item;
  if (item.reason !== "no_payment" || item.kind === "chargeback") throw refused();
  if (!isOrderNumber(order) || line === null || paid_on === null) throw refused();
  // the payment may have come in the meantime, and its own settlement would change the amounts
  if (await findLinePayment(services, item)) return;
  const asked = parsePaymentRequest(request);
  const isOfGateway = (asked.request.payment_method === "3") === (item.gateway === "card");
  if (!isOfGateway || asked.request.amount !== item.reported) throw refused();
  const lines = asked.lines.map((one) => ({ charge: chargeOf(one), line: one }));
  // the report names only the day; the payer was at the bank on that day
  const began = endOfMalaysiaDay(dayBefore(paid_on));
  const { metadata } = services.databases;
  const { configuration } = await readingOf(metadata, await metadata.read(CONFIGURATION));
  // the line shows that the money came to the portal's own account
  const seller = { ...services.fpx.seller, councilIds: undefined };
  checkRequest(asked.request, lines, {
    limit: configuration.cart_limit,
    takesCards: services.card !== undefined,
    seller,
    origins: await services.origins.callers(),
  });
  const times = pricingTimes(configuration, Date.parse(began), Date.parse(endOfMalaysiaDay(paid_on)));
  const priced = await firstPriced(times, (time) => {
    const terms = chargeTerms(inForce(configuration, time), time);
    return priceLines(services.databases, lines, asked.request.amount, terms, order);
  });
  const survived = await settlementsLeft(settlements, priced, order);
  const [first] = survived;
  const payment_id = (await findByOrder(handles, order)) ?? first?.payment_id ?? services.newPaymentId();
  await handles.writeAll([
    orderDocument(order, payment_id),
    tokenDocument(statusTokenOf(services.tokenSecret, payment_id), payment_id),
  ]);
  // another person may have been faster
  if ((await findByOrder(handles, order)) !== payment_id) throw new Refusal(409, "changed_meanwhile");
  const at = services.clock.now().toISOString();
  const claim = { request_hash: asked.hash, payment_id, order_number: order, payment_datetime: began };
  const made = await newPayment(
    services,
    asked.request,
    { lines: priced, seller },
    claim,
    sha256(`report ${report} ${line}`),
  );
  const acted = { at, by: name };
  const rebuilt = { ...acted, what: "rebuilt" as const, settlement: { report, line, confirmed_by: [] } };
  const places = [{ database: "all_payments", id: payment_id }] as const;
  let refusal: Refusal | undefined;
  await writeDecision(
    services.databases,
    { ...item, payment_id },
    { ...acted, step: "rebuilt" },
    places,
    async () => {
      const written = await all_payments.write(
        paymentAsDocument({
          ...made,
          events: [...made.events, { at: began, what: "sent" }, rebuilt],
          next_enquiry_at: at,
          ...remittedIn(survived),
        }),
      );
      const stored = await readPayment(all_payments, payment_id);
      if (stored === undefined) throw missing();
      try {
        await claimLine(services, item, line, order);
        await changeSeen(settlements, item, (seen) => ({
          ...seen,
          reason: "not_paid",
          payment_id,
          ours: stored.amount,
          log: [...seen.log, { ...acted, what: "rebuilt", note: decision.note }],
        }));
      } catch (failure) {
        // a payment that is made is in the audit log, although another person changed the difference meanwhile
        if (!(failure instanceof Refusal)) throw failure;
        refusal = failure;
        return written !== undefined;
      }
      return true;
    },
  );
  if (refusal !== undefined) throw refusal;
}

/** A payment takes less time from its first price to the bank. In milliseconds. */
const UNTIL_AT_BANK = 60 * 60_000;

/**
 * The times from which on the terms may differ while the payment may have been priced: before its day, on it, and when the period of
 * the assistance begins and ends.
 * @param began the first instant of the payment's day, in milliseconds
 * @param end the first instant after it
 */
function pricingTimes(
  { validity: { assistance = {} } }: StoredConfiguration,
  began: number,
  end: number,
): readonly Date[] {
  const first = began - UNTIL_AT_BANK;
  const changes = Object.values(assistance).flatMap((instant) =>
    instant === undefined ? [] : Date.parse(instant),
  );
  return [began, first, ...changes.filter((time) => first < time && time < end)].map(
    (time) => new Date(time),
  );
}

/** @throws Refusal 409 amount_changed of the last time, when the lines had the amounts of the request at none */
async function firstPriced(
  times: readonly Date[],
  price: (time: Date) => Promise<readonly PricedLine[]>,
): Promise<readonly PricedLine[]> {
  let refusal: unknown;
  for (const time of times) {
    try {
      return await price(time);
    } catch (failure) {
      if (!(failure instanceof Refusal && failure.reason === "amount_changed")) throw failure;
      refusal = failure;
    }
  }
  throw refusal;
}

/**
 * The settlements of the payment that the restore kept, or that a node of a cluster had.
 * @throws Refusal 422 when the request pays other parts of a bill
 */
async function settlementsLeft(
  settlements: Databases["settlements"],
  priced: readonly PricedLine[],
  order_number: OrderNumber,
): Promise<readonly Settlement[]> {
  const left: Settlement[] = [];
  for (const { settles } of priced) {
    if (settles === undefined) continue;
    const found = await readSettlement(settlements, { ...settles, order_number });
    if (found === undefined) continue;
    if (!isDeepStrictEqual(writeRecordSettlement(found), writeRecordSettlement(settles))) throw refused();
    left.push(found);
  }
  return left;
}

/** A council that learned of the payment in a remittance does not get it in another one. */
function remittedIn(settlements: readonly Settlement[]): Pick<Payment, "remitted"> {
  const remitted = settlements.flatMap(({ record_id, remittance }) =>
    remittance === undefined ? [] : [[record_id.split(":")[0] ?? "", remittance]],
  );
  return remitted.length === 0 ? {} : { remitted: Object.fromEntries(remitted) };
}

/** @throws Refusal 409 when another line pays the payment */
async function claimLine(
  { databases: { settlements } }: Services,
  { gateway, report }: Difference,
  line: number,
  order: string,
): Promise<void> {
  const pays = { report, line, result: "unknown_to_us", reason: "not_paid" } as const;
  if (await writePaidLine(settlements, { gateway }, order, pays)) return;
  const first = await readPaidLine(settlements, { gateway }, order);
  if (first?.report !== report || first.line !== line) throw new Refusal(409, "changed_meanwhile");
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60_000).toISOString().slice(0, 10);
}

const refused = () => new Refusal(422, "invalid_request");
