import { isDeepStrictEqual } from "node:util";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import type { Bill, BillRecord, ServiceLine } from "../../../src/charges/index.ts";
import { add, ringgitFromSen, type Sen } from "../../../src/domain/money.ts";
import type { WireObject } from "../../../src/domain/structs.ts";
import { databaseIdOf } from "../../records/document.ts";
import { readBill } from "../bills/billStore.ts";
import { maskNames } from "../bills/masking.ts";
import type { RecordSettlement } from "../bills/settlements.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { Refusal } from "../http/refusal.ts";

/** A line that was sent, with the charge that takes it. */
export interface AskedLine {
  readonly charge: Bill;
  readonly line: ServiceLine;
}

/** A line as our own record has it, names whole, and what paying it settles. */
export interface PricedLine {
  readonly charge: Bill;
  readonly line: ServiceLine;
  readonly settles: RecordSettlement;
}

/** The record that a line pays. */
export function recordIdOf({ charge, line }: AskedLine): string {
  return databaseIdOf(line.council, charge.type, charge.numberOf(line));
}

/**
 * Works every line out again from our records (design, section 5: the server owns the amounts).
 * @param asked the total that was sent
 * @throws Refusal 409 amount_changed, with the lines as they stand now, when any differs or is gone, or the total does
 */
export async function priceLines(
  databases: Pick<Databases, "records" | "settlements">,
  lines: readonly AskedLine[],
  asked: Sen,
  terms: ChargeTerms,
): Promise<readonly PricedLine[]> {
  const priced = await Promise.all(lines.map((line) => priceLine(databases, line, terms)));
  const total = add(...priced.flatMap((line) => (line === undefined ? [] : [line.line.amount])));
  const standing = priced.flatMap((line, place) => {
    const sent = lines[place];
    return line !== undefined && sent !== undefined && isSame(sent, line) ? [line] : [];
  });
  if (standing.length === lines.length && total === asked) return standing;
  const services = priced.map((line) => (line === undefined ? null : publicLine(line)));
  throw new Refusal(409, "amount_changed", { details: { services, amount: ringgitFromSen(total) } });
}

async function priceLine(
  databases: Pick<Databases, "records" | "settlements">,
  { charge, line }: AskedLine,
  terms: ChargeTerms,
): Promise<PricedLine | undefined> {
  const record: BillRecord | undefined = await readBill(
    databases,
    charge,
    line.council,
    charge.numberOf(line),
  );
  const fresh = record && charge.reprice(line, record, terms);
  if (record === undefined || fresh === undefined) return undefined;
  return {
    charge,
    line: fresh,
    settles: { record_id: recordIdOf({ charge, line }), settled: charge.settles(fresh, record, terms) },
  };
}

/** The line as a browser may see it. */
export function publicLine({ charge, line }: AskedLine): WireObject {
  return maskNames(charge, charge.line.write(line));
}

/** Names take no part: the browser holds masked ones. */
function isSame(sent: AskedLine, fresh: AskedLine): boolean {
  return isDeepStrictEqual(withoutNames(sent), withoutNames(fresh));
}

function withoutNames({ charge, line }: AskedLine): WireObject {
  return Object.fromEntries(
    Object.entries(charge.line.write(line)).filter(
      ([field, value]) => value !== undefined && !charge.nameFields.includes(field),
    ),
  );
}
