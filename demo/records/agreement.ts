import type { BillRecord } from "../../src/charges/index.ts";
import { add, type Sen } from "../../src/domain/money.ts";
import { databaseId, normalisedNumber } from "./document.ts";
import type { FieldProblem } from "./problem.ts";

/** Rules between the fields of a record, which a schema of single fields cannot hold. */

/** The record with its balance worked out: arrears, what is billed, and land cess. */
export function withBalance(record: BillRecord): BillRecord {
  if (record.type !== "assessment") return record;
  return { ...record, balance: add(record.arrears, record.current, record.landcess_effect) };
}

/**
 * What of the record contradicts itself or what the council sent.
 * @param sent what the council sent, from which `_id` and `balance` may be absent
 * @param read the record as it was read, its balance as it was sent or nothing
 */
export function disagreements(
  sent: Readonly<Record<string, unknown>>,
  read: BillRecord,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, message: string): void => {
    problems.push({ field, message });
  };

  if (read._id === "") refuse(numberField(read), "must hold a letter or a digit");
  if (sent._id !== undefined && !namesRecord(sent._id, read))
    refuse("_id", `must be the record's ${numberField(read)}, or absent`);
  for (const [field, amount] of amountsOf(read)) if (amount < 0) refuse(field, "must not be below zero");
  if (read.type === "assessment") {
    if (read.full_year < read.current)
      refuse("full_year", "must not be less than current, which is a part of it");
    if (read.discount > read.full_year) refuse("discount", "must not be more than full_year");
    if (sent.balance !== undefined && read.balance !== add(read.arrears, read.current, read.landcess_effect))
      refuse("balance", "must be arrears + current + landcess_effect, or absent");
  } else if (read.due_date < read.issued_on) refuse("due_date", "must not be before issued_on");
  return problems;
}

function numberField(record: BillRecord): string {
  return record.type === "assessment" ? "assessment_no" : "compound_no";
}

/** A council may send the number as `_id`, and what was read out of the database may be loaded again. */
function namesRecord(id: unknown, record: BillRecord): boolean {
  if (typeof id !== "string") return false;
  return normalisedNumber(record.type, id) === record._id || id === databaseId(record);
}

function amountsOf(record: BillRecord): readonly (readonly [string, Sen])[] {
  if (record.type === "compound") return [["amount", record.amount]];
  const { arrears, current, full_year, discount, landcess_effect } = record;
  return Object.entries({ arrears, current, full_year, discount, landcess_effect });
}
