import { isDeepStrictEqual } from "node:util";
import type { ChargeTerms } from "../../charges/charge.ts";
import type { Charge, Recorded, ServiceLine } from "../../charges/index.ts";
import { chargeOf, identityOf } from "../../charges/lines.ts";
import { maskNames } from "../../charges/masking.ts";
import { settlementOf } from "../../charges/settlements.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { add, ringgitFromSen, type Sen } from "../../domain/money.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { periodOf } from "../bills/periods.ts";
import { readCouncilRecord } from "../bills/recordStore.ts";
import type { RecordSettlement } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import { Refusal } from "../http/refusal.ts";
import { databaseIdOf, type RecordCharge } from "../records/document.ts";

/** A line of the request, with its charge. */
export interface RequestedLine {
  readonly charge: Charge;
  readonly line: ServiceLine;
}

/** A line from our own record, with whole names, and what it settles. A line without a record settles nothing. */
export interface PricedLine extends RequestedLine {
  readonly settles: RecordSettlement | undefined;
}

/** Identifies what a line pays: its record, however the number was typed, or the content of its form. */
export function paidThrough({ charge, line }: RequestedLine): string {
  return charge.source === "form" ? identityOf(line) : recordIdOf(charge, line);
}

function recordIdOf(charge: RecordCharge, line: ServiceLine): string {
  return databaseIdOf(line.council, charge.type, charge.numberOf(line));
}

/**
 * Calculates every line again from our records, and a form's line from its content, because the server owns the amounts.
 * @param asked the total in the request
 * @param except the order number of a payment whose settlements do not count
 * @throws Refusal 409 amount_changed, with the current lines, when a line or the total differs or a bill is gone
 */
export async function priceLines(
  databases: Pick<Databases, "records" | "settlements">,
  lines: readonly RequestedLine[],
  asked: Sen,
  terms: ChargeTerms,
  except?: OrderNumber,
): Promise<readonly PricedLine[]> {
  const priced = await Promise.all(lines.map((line) => priceLine(databases, line, terms, except)));
  const total = add(...priced.flatMap((line) => (line === undefined ? [] : [line.line.amount])));
  const unchanged = priced.flatMap((line, place) => {
    const sent = lines[place];
    return line !== undefined && sent !== undefined && isSame(sent, line) ? [line] : [];
  });
  if (unchanged.length === lines.length && total === asked) return unchanged;
  const services = priced.map((line) => (line === undefined ? null : publicLine(line)));
  throw new Refusal(409, "amount_changed", { details: { services, amount: ringgitFromSen(total) } });
}

/** The current lines, without those that can no longer be paid this way. */
export async function priceAnew(
  databases: Pick<Databases, "records" | "settlements">,
  lines: readonly ServiceLine[],
  terms: ChargeTerms,
): Promise<readonly ServiceLine[]> {
  const asked = lines.map((line) => ({ charge: chargeOf(line), line }));
  const priced = await Promise.all(asked.map((line) => priceLine(databases, line, terms)));
  return priced.flatMap((fresh) => fresh?.line ?? []);
}

async function priceLine(
  databases: Pick<Databases, "records" | "settlements">,
  { charge, line }: RequestedLine,
  terms: ChargeTerms,
  except?: OrderNumber,
): Promise<PricedLine | undefined> {
  if (charge.source !== "form") return priceRecordedLine(databases, charge, line, terms, except);
  const fresh = charge.reprice(line);
  return fresh && { charge, line: fresh, settles: undefined };
}

async function priceRecordedLine(
  databases: Pick<Databases, "records" | "settlements">,
  charge: Recorded,
  line: ServiceLine,
  terms: ChargeTerms,
  except: OrderNumber | undefined,
): Promise<PricedLine | undefined> {
  const rules: RecordCharge = charge;
  const found = await readCouncilRecord(databases, rules, line.council, rules.numberOf(line), except);
  if (found === undefined) return undefined;
  const { record } = found;
  const fresh = rules.reprice(line, record, terms);
  if (fresh === undefined) return undefined;
  const settled = settlementOf(rules).settles(fresh, record, terms);
  const settles = {
    record_id: recordIdOf(rules, line),
    settled,
    paid: settlementOf(rules).paysFor?.(fresh, settled),
    period: periodOf(fresh),
  };
  return { charge, line: fresh, settles };
}

/** The line as a browser may see it. */
export function publicLine({ charge, line }: RequestedLine): WireObject {
  return maskNames(charge, charge.line.write(line));
}

/** Compares without names, because the browser has only masked ones. */
function isSame(sent: RequestedLine, fresh: RequestedLine): boolean {
  return isDeepStrictEqual(withoutNames(sent), withoutNames(fresh));
}

function withoutNames({ charge, line }: RequestedLine): WireObject {
  return Object.fromEntries(
    Object.entries(charge.line.write(line)).filter(
      ([field, value]) => value !== undefined && !charge.personalFields.includes(field),
    ),
  );
}
