import type { CompoundRecord } from "../../../src/charges/compound/compound.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { type Body, lineOf, requestFor } from "../../../tests/backend/accounts/citizen.ts";
import { COUNCIL } from "../../../tests/backend/backendUnderTest.ts";
import { COMPOUND } from "../../../tests/backend/bills/bills.ts";

/** Every payment pays its own bill. A second payment of the same bill would become a refund case. */

const CHUNK = 1_000;

/** An unpaid bill. */
export function billOf(number: number): CompoundRecord {
  const digits = String(number).padStart(6, "0");
  return { ...COMPOUND, _id: `K26${digits}`, compound_no: `K26-${digits}`, compound_id: `C-${digits}` };
}

export async function storeBills({ records }: Databases, payments: number): Promise<void> {
  for (let from = 0; from < payments; from += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, payments - from) }, (_, place) => from + place);
    await records.writeAll(numbers.map((number) => documentOf(billOf(number), undefined)));
  }
}

/** The body of createPayment for a bill. */
export function requestOf(number: number): Body {
  return requestFor([lineOf(billOf(number), "full")], {
    email: `payer-${number}@example.my`,
    // the portal's address changes with each run
    callback_url: `${COUNCIL}/`,
  });
}
