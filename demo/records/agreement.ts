import type { CouncilRecord } from "../../src/charges/index.ts";
import { add, atLeastNothing, type Sen } from "../../src/domain/money.ts";
import { databaseId, normalisedNumber, numberField } from "./document.ts";
import type { FieldProblem } from "./problem.ts";

/** Rules between the fields of a record, which a schema of single fields cannot hold. */

/** The record with the balance that follows from the rest: an assessment's arrears, what is billed, and land cess. */
export function withBalance(record: CouncilRecord): CouncilRecord {
  if (record.type !== "assessment") return record;
  return { ...record, balance: add(record.arrears, record.current, record.landcess_effect) };
}

type Sent = Readonly<Record<string, unknown>>;

/** A rule: whether it is broken, the field to name, and what the field must be. */
type Rule = readonly [isBroken: boolean, field: string, message: string];

/**
 * What of the record contradicts itself or what the council sent.
 * @param sent what the council sent, from which `_id` and an assessment's `balance` may be absent
 * @param read the record as it was read, such a balance as it was sent or nothing
 */
export function disagreements(sent: Sent, read: CouncilRecord): readonly FieldProblem[] {
  const number = numberField(read);
  const rules: readonly Rule[] = [
    [read._id === "", number, "must hold a letter or a digit"],
    [
      sent._id !== undefined && !namesRecord(sent._id, read),
      "_id",
      `must be the record's ${number}, or absent`,
    ],
    ...neverNegative(read).map(([field, amount]): Rule => [amount < 0, field, "must not be below zero"]),
    ...contradictions(sent, read),
  ];
  return rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : []));
}

function contradictions(sent: Sent, read: CouncilRecord): readonly Rule[] {
  switch (read.type) {
    case "assessment": {
      const { arrears, current, full_year, discount, landcess_effect, balance } = read;
      const isWrong = sent.balance !== undefined && balance !== add(arrears, current, landcess_effect);
      return [
        [full_year < current, "full_year", "must not be less than current, which is a part of it"],
        [discount > full_year, "discount", "must not be more than full_year"],
        [isWrong, "balance", "must be arrears + current + landcess_effect, or absent"],
      ];
    }
    case "compound":
      return [[read.due_date < read.issued_on, "due_date", "must not be before issued_on"]];
    case "license": {
      const isMore = read.arrears > atLeastNothing(read.balance);
      return [[isMore, "arrears", "must not be more than balance, which it is a part of"]];
    }
    default:
      return [];
  }
}

/** A council may send the number as `_id`, and what was read out of the database may be loaded again. */
function namesRecord(id: unknown, record: CouncilRecord): boolean {
  if (typeof id !== "string") return false;
  return normalisedNumber(record.type, id) === record._id || id === databaseId(record);
}

/** A licence's balance may be below zero, when the council owes, and a stall's, when the tenant does. */
function neverNegative(record: CouncilRecord): readonly (readonly [string, Sen])[] {
  switch (record.type) {
    case "assessment": {
      const { arrears, current, full_year, discount, landcess_effect } = record;
      return Object.entries({ arrears, current, full_year, discount, landcess_effect });
    }
    case "compound":
      return [["amount", record.amount]];
    case "license":
      return [["arrears", record.arrears]];
    case "market":
      return [];
    case "parking":
      return record.balance === undefined ? [] : [["balance", record.balance]];
  }
}
