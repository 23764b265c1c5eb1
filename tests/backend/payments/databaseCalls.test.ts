import { describe, expect, test } from "vitest";
import type { PaymentId } from "../../../src/domain/identifiers.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { changePayment, type Payment, readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";

/** The calls to the databases that a citizen waits for. */

/** Counts the calls that write, in any database, and the calls that read one payment. */
function counted() {
  const calls = { writes: 0, payments: 0 };
  const writing = (store: DocumentStore): DocumentStore => ({
    ...store,
    write(document) {
      calls.writes += 1;
      return store.write(document);
    },
    writeAll(documents) {
      calls.writes += 1;
      return store.writeAll(documents);
    },
  });
  const wrap = (databases: Databases): Databases => {
    const all_payments = {
      ...databases.all_payments,
      read(id: string) {
        calls.payments += 1;
        return databases.all_payments.read(id);
      },
    };
    return {
      ...databases,
      all_payments: writing(all_payments),
      handles: writing(databases.handles),
      settlements: writing(databases.settlements),
      notifications: writing(databases.notifications),
    };
  };
  return { wrap, calls };
}

describe("a payment", () => {
  test.each([
    ["the portal", PORTAL],
    ["a council's page, whose key the first write stores too", COUNCIL],
  ])("from %s waits for 11 writes until its payer is back", async (_from, origin) => {
    const { wrap, calls } = counted();
    await withBackend(
      async (backend) => {
        const request = requestFor([lineOf(COMPOUND, "full")], { callback_url: `${origin}/` });
        const order = await goToBank(backend, (await created(backend, request)).pay_url);
        const answer = await answerFor(backend, order, { debit: "00" });
        await postAnswer(backend, "direct", answer);
        await postAnswer(backend, "indirect", answer);
        expect(calls.writes).toBe(11);
      },
      { wrap },
    );
  });

  test("is read once by the page that leads to the bank, and once by each answer of the bank", async () => {
    const { wrap, calls } = counted();
    const readsOf = async <Done>(work: () => Promise<Done>): Promise<readonly [Done, number]> => {
      const before = calls.payments;
      return [await work(), calls.payments - before];
    };
    await withBackend(
      async (backend) => {
        const { pay_url } = await created(backend, requestFor([lineOf(COMPOUND, "full")]));
        const [order, atRedirect] = await readsOf(() => goToBank(backend, pay_url));
        const answer = await answerFor(backend, order, { debit: "00" });
        const [, atDirect] = await readsOf(() => postAnswer(backend, "direct", answer));
        const [, atIndirect] = await readsOf(() => postAnswer(backend, "indirect", answer));
        expect([atRedirect, atDirect, atIndirect]).toEqual([1, 1, 1]);
      },
      { wrap },
    );
  });
});

describe("a change of a payment that was read a moment ago", () => {
  const noted = (payment: Payment, reason: string): Payment => ({
    ...payment,
    listed_code: `${payment.listed_code ?? ""}${reason}`,
  });

  async function read({ databases: { all_payments } }: BackendUnderTest, id: PaymentId): Promise<Payment> {
    const payment = await readPayment(all_payments, id);
    if (payment === undefined) throw new Error("the payment is not there");
    return payment;
  }

  test("keeps what another writer changed meanwhile", () =>
    withBackend(async (backend) => {
      const { all_payments } = backend.databases;
      const { _id } = await created(backend);
      const known = await read(backend, _id);
      await changePayment(all_payments, _id, (payment) => noted(payment, "A"));
      const changed = await changePayment(all_payments, _id, (payment) => noted(payment, "B"), known);
      expect(changed?.listed_code).toBe("AB");
      expect(await read(backend, _id)).toEqual(changed);
      await changePayment(all_payments, _id, (payment) => noted(payment, "C"), changed);
      expect((await read(backend, _id)).listed_code).toBe("ABC");
    }));

  test("that needs none by what was read is decided by what is stored now", () =>
    withBackend(async (backend) => {
      const { all_payments } = backend.databases;
      const { _id } = await created(backend);
      const known = await read(backend, _id);
      await changePayment(all_payments, _id, (payment) => noted(payment, "A"));
      const changed = await changePayment(
        all_payments,
        _id,
        (payment) => (payment.listed_code === undefined ? undefined : noted(payment, "B")),
        known,
      );
      expect(changed?.listed_code).toBe("AB");
    }));
});
