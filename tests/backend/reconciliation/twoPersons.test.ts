import { expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import { changeDocument, type NewDocument } from "../../../src/server/databases/documentStore.ts";
import { confirmLine } from "../../../src/server/reconciliation/confirmLine.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { askRound } from "../payments/enquiries.ts";
import { AMINAH, DAVID, financeDesk, LINE, NOTE, only, paymentOf, unconfirmed } from "./desk.ts";
import { reportText } from "./reports.ts";

const LING = "ling@majlis.my";

/** Who decided about differences, by the audit log. */
async function decisionsIn({ databases }: BackendUnderTest): Promise<readonly unknown[]> {
  const entries = await databases.audit.list({ prefix: "", limit: 100 });
  return entries.flatMap(({ what, by }) => (what === "difference_changed" ? [by] : []));
}

/** Holds each caller until this many have come. Later ones pass. */
function together(most: number): () => Promise<void> {
  const all = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === most) all.resolve();
    return all.promise;
  };
}

test("of two second persons who confirm a line at once, one confirms it, and the other one is told who did", () =>
  withBackend(async (backend) => {
    const { order, desk } = await unconfirmed(backend);
    await askRound(backend);
    const seen = await (await desk.decide(AMINAH, await only(desk), "confirmation")).json();
    backend.clock.pass(1000);
    // both have read the payment before either of them writes it
    const bothRead = together(2);
    const { all_payments } = backend.databases;
    const write = async (document: NewDocument) => {
      await bothRead();
      return all_payments.write(document);
    };
    const databases = { ...backend.databases, all_payments: { ...all_payments, write } };
    const decision = { version: Number(seen.version), note: NOTE };
    const confirm = (name: string) =>
      confirmLine({ ...backend, databases }, seen.difference, decision, { name });
    const done = await Promise.allSettled([confirm(DAVID), confirm(LING)]);

    const payment = await paymentOf(backend, order);
    const winner = (payment?.events as { by?: string }[] | undefined)?.at(-1)?.by;
    expect(payment).toMatchObject({ status: "paid", settlement: "complete" });
    expect([DAVID, LING]).toContain(winner);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(done.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { status: 409, details: { last: { by: winner } } },
    });
    expect(await decisionsIn(backend)).toEqual([AMINAH, winner]);

    // somebody who confirms later, from the same page, is told as well
    const late = await desk.decide(DAVID, seen, "confirmation");
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ last: { at: expect.any(String), by: winner } }),
    ]);
    expect(await decisionsIn(backend)).toEqual([AMINAH, winner]);
  }));

test("a settlement report whose reader loses the role during the upload is not read", () =>
  withBackend(async (backend) => {
    const { cookies, app } = await financeDesk(backend);
    const { users, settlements } = backend.databases;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(upload) {
          await changeDocument(users, userId(AMINAH), (stored) => ({ ...stored, roles: ["support"] }));
          const text = reportText({ lines: [{ order: "K2608030123456789", amount: LINE.amount }] });
          upload.enqueue(new TextEncoder().encode(text));
          upload.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await app.request("/api/admin/settlement-reports/fpx?confirmed=true", {
      method: "POST",
      headers: { "content-type": "text/csv", origin: PORTAL, cookie: cookies[AMINAH] ?? "" },
      body,
      ...{ duplex: "half" },
    });
    expect(answer.status).toBe(403);
    expect(await settlements.list({ prefix: "settlement_", limit: 10 })).toEqual([]);
  }));
