import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CouncilCode } from "../../../src/domain/councils.ts";
import { malaysiaDate } from "../../../src/domain/malaysiaTime.ts";
import { add, NOTHING, ringgitFromSen, type Sen, sen, subtract } from "../../../src/domain/money.ts";
import { orderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { settlementAsDocument } from "../../../src/server/bills/settlements.ts";
import { utcRandom } from "../../../src/server/databases/utcRandom.ts";
import { type Payment, paymentAsDocument, paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { databaseIdOf } from "../../../src/server/records/document.ts";
import {
  changeRefundCase,
  type Payout,
  refundCaseAsDocument,
} from "../../../src/server/refunds/refundCases.ts";
import { closeRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { runs } from "../../config/seed.ts";
import { lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, fakeClock, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { memoryDatabases, turnsOf } from "../databases/memoryDatabases.ts";
import { approve, atTheBank } from "../licences/licences.ts";
import { DAY, type ReadRemittance, remittancesOf } from "./remittances.ts";

const PAID_TO = ["mpt", "mps"] as const satisfies readonly CouncilCode[];

const amount = fc.integer({ min: 1, max: 1_000_000 }).map(sen);

/** A payment of one bill of each council. Some are proven days after the bank took the money. */
const paying = fc.record({
  what: fc.constant("pays" as const),
  bills: fc.array(fc.record({ council: fc.constantFrom(...PAID_TO), amount }), {
    minLength: 1,
    maxLength: 3,
  }),
  daysLate: fc.constantFrom(0, 0, 0, 1, 3),
});

const happening = fc.oneof(
  { weight: 4, arbitrary: paying },
  {
    weight: 2,
    // a second refund of the same payment corrects the first
    arbitrary: fc.record({
      what: fc.constant("refund" as const),
      of: fc.nat(8),
      isWhole: fc.boolean(),
      isChargeback: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant("days" as const), days: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant("close" as const), processes: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("outage" as const),
      write: fc.integer({ min: 1, max: 8 }),
      when: fc.constantFrom("before" as const, "after" as const),
    }),
  },
);

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;
type Refunding = Pick<Extract<Happening, { what: "refund" }>, "of" | "isWhole" | "isChargeback">;
type Paying = typeof paying extends fc.Arbitrary<infer Value> ? Value : never;

/** A real paid payment, whose copies are the payments of the histories. */
async function paidPayment(backend: BackendUnderTest): Promise<Payment> {
  const { order } = await atTheBank(backend, [lineOf(COMPOUND, "full")]);
  await approve(backend, order);
  const [document] = await backend.databases.all_payments.list({ prefix: "0", limit: 1 });
  if (document === undefined) throw new Error("no payment");
  return paymentOf(document);
}

interface Owed {
  readonly council: CouncilCode;
  readonly line: string;
  readonly amount: Sen;
}

/** What the councils are owed, and what the remittances must therefore say. */
function world(model: Payment, databases: BackendUnderTest["databases"]) {
  const clock = fakeClock();
  const newId = utcRandom(clock, randomBytes);
  const payments: { readonly payment: Payment; readonly payouts: Payout[] }[] = [];
  const owed: Owed[] = [];
  const services = (seen: typeof databases) => ({ databases: seen, clock, log: () => {} });
  const numberOf = (place: number) => orderNumber("260803", [...String(place).padStart(10, "0")].map(Number));

  async function pay({ bills, daysLate }: Paying): Promise<void> {
    const order_number = numberOf(payments.length);
    const settled_at = clock.now().toISOString();
    const lines = bills.map((bill, place) => ({ ...bill, number: `K${payments.length}B${place}` }));
    const payment: Payment = {
      ...model,
      _id: newId(),
      order_number,
      settled_at,
      paid_at: new Date(clock.now().getTime() - daysLate * DAY).toISOString(),
      services: lines.map(({ council, amount: paid, number }) => ({
        ...Object(model.services[0]),
        council,
        compound_no: number,
        amount: ringgitFromSen(paid),
      })),
      settles: lines.map(({ council, amount: paid, number }) => ({
        record_id: databaseIdOf(council, "compound", number),
        settled: { amount: paid },
      })),
    };
    await databases.all_payments.write(paymentAsDocument(payment));
    const { _id: payment_id, paid_at } = payment;
    await databases.settlements.writeAll(
      payment.settles.map(({ record_id, settled }) =>
        settlementAsDocument({ record_id, settled, order_number, payment_id, settled_at, paid_at }),
      ),
    );
    payments.push({ payment, payouts: [] });
    for (const { council, number, amount: paid } of lines)
      owed.push({ council, line: `payment ${number}`, amount: paid });
  }

  /** Pays back the rest of each bill of a payment, or half of it. The card's holder takes back a payment without a refund only. */
  async function refund({ of, isWhole, isChargeback }: Refunding): Promise<void> {
    const { payment, payouts } = payments[of] ?? {};
    if (payment === undefined || payouts === undefined) return;
    // a person needs some time for each
    clock.pass(1000);
    const at = clock.now().toISOString();
    const isFirst = payouts.length === 0;
    const kind = isFirst && isChargeback ? "chargeback" : "refund";
    for (const { record_id, settled } of payment.settles) {
      const former = payouts.filter((payout) => payout.record_id === record_id);
      const rest = subtract(
        settled.amount ?? NOTHING,
        add(...former.map(({ paid }) => paid.amount ?? NOTHING)),
      );
      const back = isWhole ? rest : sen(Math.floor(rest / 2));
      if (back === NOTHING) continue;
      payouts.push({
        at,
        record_id,
        settled: { amount: back },
        paid: { amount: back },
        by: "aminah",
        note: "T1",
      });
      const [council, , number = ""] = record_id.split(":");
      owed.push({
        council: council === "mps" ? "mps" : "mpt",
        line: `${kind} ${number}`,
        amount: subtract(NOTHING, back),
      });
    }
    const { _id: payment_id, settles } = payment;
    const bills = Object.fromEntries(settles.map(({ record_id, settled }) => [record_id, { paid: settled }]));
    const log = payouts.map(({ record_id }) => ({ at, what: "charged_back" as const, record_id }));
    if (isFirst)
      await databases.settlements.write(
        refundCaseAsDocument(
          {
            payment_id,
            opened_at: at,
            status: "closed",
            bills,
            log: kind === "chargeback" ? log : [],
            payouts,
          },
          payment,
        ),
      );
    else
      await changeRefundCase(databases.settlements, payment, (stored) => ({
        ...stored,
        payouts: [...stored.payouts, ...payouts.slice(stored.payouts.length)],
      }));
  }

  /** Only the councils of the histories: the other councils have nothing to close, and each takes as long. */
  async function close(seen = databases): Promise<void> {
    const yesterday = malaysiaDate(new Date(clock.now().getTime() - DAY));
    for (const council of PAID_TO) await closeRemittances(services(seen), council, yesterday);
  }

  async function happen(one: Happening): Promise<void> {
    if (one.what === "pays") await pay(one);
    else if (one.what === "refund") await refund(one);
    else if (one.what === "days") clock.pass(one.days * DAY);
    else if (one.what === "close") await Promise.all(Array.from({ length: one.processes }, () => close()));
    else {
      const power = failingDatabases(databases);
      power.arm(one);
      await close(power.databases).catch((failure: unknown) => {
        if (!(failure instanceof PowerCut)) throw failure;
      });
    }
  }

  return {
    owed,
    happen,
    async closeEverything() {
      clock.pass(DAY);
      await close();
    },
  };
}

const sorted = (texts: readonly string[]) => texts.toSorted();

function checkCouncil(remittances: readonly ReadRemittance[], owed: readonly Owed[]): void {
  const lines = remittances.flatMap((remittance) => remittance.lines);
  expect(sorted(lines.map(({ kind, bill, amount: paid }) => `${kind} ${bill} ${paid}`))).toEqual(
    sorted(owed.map(({ line, amount: due }) => `${line} ${due}`)),
  );
  expect(add(...lines.map((line) => line.amount))).toBe(add(...owed.map((one) => one.amount)));
  expect(remittances.map(({ remittance }) => remittance)).toEqual(
    remittances.map(({ council }, place) => `${council}-2026-${place + 1}`),
  );
  const days = remittances.map(({ day }) => day);
  expect(days).toEqual(sorted([...new Set(days)]));
  for (const { total, payments, refunds, chargebacks, by_charge, by_method, lines: own } of remittances) {
    expect(total).toEqual({ lines: own.length, amount: add(...own.map((line) => line.amount)) });
    expect(add(payments.amount, refunds.amount, chargebacks.amount)).toBe(total.amount);
    expect(add(...Object.values(by_charge).map((part) => part.amount))).toBe(total.amount);
    expect(add(...Object.values(by_method).map((part) => part.amount))).toBe(total.amount);
  }
}

/** Each settlement names the one remittance that has its line. */
async function checkSettlements(
  { settlements }: BackendUnderTest["databases"],
  council: CouncilCode,
  remittances: readonly ReadRemittance[],
): Promise<void> {
  const stored = await settlements.list({ prefix: `${council}:`, limit: 1000 });
  const named = stored.map(({ _id, remittance }) => `${_id.split(":")[2]} ${remittance}`);
  const listed = remittances.flatMap(({ remittance, lines }) =>
    lines.filter(({ kind }) => kind === "payment").map(({ bill }) => `${bill} ${remittance}`),
  );
  expect(sorted(named)).toEqual(sorted(listed));
}

/** Runs histories, each with databases of its own. */
async function checkHistories(
  numRuns: number,
  withDatabases: (
    seed: number,
    check: (databases: BackendUnderTest["databases"]) => Promise<void>,
  ) => Promise<void>,
): Promise<void> {
  await withBackend(async (backend) => {
    const model = await paidPayment(backend);
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 5, maxLength: 25 }),
        fc.nat(),
        async (history, seed) => {
          await withDatabases(seed, async (databases) => {
            const { owed, happen, closeEverything } = world(model, databases);
            for (const one of history) await happen(one);
            await closeEverything();
            for (const council of PAID_TO) {
              const remittances = await remittancesOf({ databases }, council);
              checkCouncil(
                remittances,
                owed.filter((one) => one.council === council),
              );
              await checkSettlements(databases, council, remittances);
            }
          });
        },
      ),
      { numRuns, endOnFailure: true },
    );
  });
}

const STORED = runs(3);
const RUNS = runs(100);

test(
  `after any history each payment and refund is in exactly one remittance, to the sen: ${RUNS} histories`,
  { timeout: 60_000 + RUNS * 500 },
  () => checkHistories(RUNS, async (seed, check) => check(await memoryDatabases(turnsOf(seed)))),
);

test(
  `embedded databases keep each payment and refund in exactly one remittance after any history: ${STORED} histories`,
  { timeout: 60_000 + STORED * 5000 },
  () => checkHistories(STORED, (_seed, check) => withBackend(({ databases }) => check(databases))),
);
