import { expect } from "vitest";
import { assessment } from "../../../src/charges/assessment/index.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import type { OrderNumber } from "../../../src/domain/identifiers.ts";
import { receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import { readCouncilRecord } from "../../../src/server/bills/recordStore.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { StoredDocument } from "../../../src/server/databases/documentStore.ts";
import { ACCOUNT } from "../../backend/bills/bills.ts";
import type { DeliveredMail } from "./deliveredMail.ts";
import { type Journey, numberOf } from "./journey.ts";

/** Counts everything that the payments left behind, document by document: each once, none missing, none extra. */
export async function reckon(
  databases: Databases,
  journeys: readonly Journey[],
  deliveredMail: DeliveredMail,
): Promise<void> {
  const payments = await documentsOf(databases, "all_payments");
  // The server may have closed the days before, which leaves documents of its own.
  const settlements = (await documentsOf(databases, "settlements")).filter(
    ({ type }) => type !== "remittance_head",
  );
  const notifications = (await documentsOf(databases, "notifications")).filter(
    // An open payment also has another message, the status link.
    ({ about }) => about === "receipt",
  );
  const paid = journeys.filter(({ order, choice }) => order !== undefined && choice !== "cancel");
  const orders = paid.map(({ order }) => order as OrderNumber);

  // Every acknowledged payment exists, and a repeated request made no second one.
  for (const { payment, email, former } of journeys) {
    const own = payments.filter((stored) => stored.email === email && stored._id !== former?._id);
    expect(own.map(({ _id }) => _id)).toEqual(
      payment === undefined ? own.map(({ _id }) => _id) : [payment._id],
    );
    expect(own.length).toBeLessThanOrEqual(1);
    // A citizen who repeats a cancelled payment gets one payment that repeats it, and no more.
    expect(linksOf(payments, former)).toEqual(former === undefined ? [] : [payment?._id]);
  }
  const receipts = payments.flatMap(({ receipt_no }) => (receipt_no === undefined ? [] : [receipt_no]));
  expect(new Set(receipts).size).toBe(receipts.length);
  expect(receipts.sort()).toEqual(orders.map(receiptNumberOf).sort());
  for (const { order } of paid)
    expect(payments.find(({ order_number }) => order_number === order)).toMatchObject({
      status: "paid",
      settlement: "complete",
      sent_softcopy: true,
    });

  const settled = paid.flatMap(({ number, order }) => [
    `mpt:assessment:${numberOf(number)}:${order}`,
    `mpt:parking:${ACCOUNT._id}:${order}`,
  ]);
  expect(settlements.map(({ _id }) => _id).sort()).toEqual(settled.sort());
  await expectBalances(databases, journeys, paid);

  expect(notifications.map(({ _id, status }) => [_id, status]).sort()).toEqual(
    orders.map((order) => [`notification:${order}:receipt`, "sent"]).sort(),
  );
  for (const { email, order } of paid) {
    const copies = deliveredMail.to(email);
    // A message is repeated only when it was claimed again, and then with the same content.
    expect(new Set(copies).size).toBe(1);
    const sent = notifications.find(({ _id }) => _id === `notification:${order}:receipt`);
    expect(copies.length).toBeLessThanOrEqual(Number(sent?.attempts));
  }
}

/** The payments that are marked as repeating this one. */
function linksOf(payments: readonly StoredDocument[], former: Journey["former"]): readonly unknown[] {
  const events = payments.find(({ _id }) => _id === former?._id)?.events as
    | readonly { readonly what: string; readonly payment_id?: string }[]
    | undefined;
  return (events ?? []).flatMap(({ what, payment_id }) => (what === "paid_again" ? [payment_id] : []));
}

/** Each bill is paid once, and the account has its old balance plus each reload once. */
async function expectBalances(
  databases: Databases,
  journeys: readonly Journey[],
  paid: readonly Journey[],
): Promise<void> {
  for (const journey of journeys) {
    const bill = await readCouncilRecord(databases, assessment, "mpt", numberOf(journey.number));
    expect(bill?.record).toMatchObject({ arrears: paid.includes(journey) ? 0 : 100_00 });
  }
  const account = await readCouncilRecord(databases, parking, "mpt", ACCOUNT._id);
  const reloads = paid.reduce((sum, { reload }) => sum + reload, 0);
  expect(account?.record).toMatchObject({ balance: (ACCOUNT.balance ?? 0) + reloads });
}

async function documentsOf(
  databases: Databases,
  name: "all_payments" | "settlements" | "notifications",
): Promise<StoredDocument[]> {
  return [...(await databases[name].list({ prefix: "", limit: 10_000 }))];
}
