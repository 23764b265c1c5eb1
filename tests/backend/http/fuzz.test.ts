import fc from "fast-check";
import { expect, test } from "vitest";
import { describedOperations } from "../../../src/server/openapi/operations/index.ts";
import { RUN_SEED, runs } from "../../config/seed.ts";
import { addUser, cookieOf, logIn } from "../accounts/accounts.ts";
import { created, lineOf, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";
import { writesOf } from "../databases/writesOf.ts";
import { approve, atTheBank } from "../licences/licences.ts";
import { WHOLE } from "../openapi/wholeBackend.ts";
import { type Known, MARK, type StrangeCall, strangeCalls } from "./strangeCalls.ts";

/**
 * Any call to any route: the server has no error of its own, its answer matches the API description (withBackend checks every
 * answer), a refused call writes nothing, and no answer contains the call's markup.
 */

const RUNS = runs(600);

const OPERATIONS = describedOperations(WHOLE.accounts.databasePath);

/** The documents that a refused call may write: a mark of the refusal itself, or a step before the refusal. */
const WRITTEN_BY_REFUSALS = new Map<string, readonly number[]>([
  // Opening a pay page uses up its handle, also when the payment can no longer go to the bank.
  ["/pay/{handle}", [410, 503]],
  // The server asked the bank first, and keeps the bank's answer.
  ["/api/payments/{token}/again", [403, 409, 422, 429, 503]],
  ["/api/requery", [429]],
  // The server counts wrong codes.
  ["/api/verification/confirm", [422]],
  // A login ends the earlier session, whether it succeeds or not.
  ["/db/_session", [401]],
  // The server stores a code before it sends the message.
  ["/api/verification", [422, 429]],
  ["/api/notify", [422, 429]],
  // The audit log has a decision before it is made, so that none is made without an entry.
  ["/api/admin/settlement-reports/{gateway}", [400, 422]],
  ["/api/admin/payouts/transfers", [409, 422]],
  ...["owner", "ending", "confirmation", "payment"].map((decision): [string, number[]] => [
    `/api/admin/settlement-differences/{id}/${decision}`,
    [409, 422],
  ]),
]);

async function known(backend: BackendUnderTest): Promise<Known> {
  const { app, databases } = backend;
  const names = ["kewangan@kaunter.my", "akaun@kaunter.my"];
  await addUser(databases.users, "kewangan@kaunter.my", ["finance"]);
  await addUser(databases.users, "akaun@kaunter.my", ["accounts"]);
  const cookies: string[] = [];
  for (const name of names) cookies.push(cookieOf(await logIn(app, name)));
  const open = await created(backend, requestFor([lineOf(ASSESSMENT, "1")]));
  const paid = await atTheBank(backend, [lineOf(COMPOUND, "full")], { key: "0123456789abcdef-paid" });
  await approve(backend, paid.order);
  const handle = open.pay_url.split("/").at(-1) ?? "";
  return { cookies, texts: [open.status_token, open._id, handle, paid.token, paid.order, "MTIz", "A100"] };
}

async function tryCall(
  { app }: BackendUnderTest,
  path: string,
  writes: readonly string[],
  { path: place, init }: StrangeCall,
): Promise<void> {
  const before = writes.length;
  const answer = await app.request(place, init);
  const isOurFault = answer.status >= 500 && answer.status !== 503;
  expect(isOurFault, `${answer.status}`).toBe(false);
  if (answer.headers.get("content-type")?.startsWith("text/html"))
    expect(await answer.text()).not.toContain(MARK);
  const mayWrite = answer.status < 400 || WRITTEN_BY_REFUSALS.get(path)?.includes(answer.status);
  if (!mayWrite) expect(writes.slice(before), `${answer.status}`).toEqual([]);
}

test(`${RUNS} strange calls, seed ${RUN_SEED}: no server error, every answer as described, and no writes by refused calls`, {
  timeout: 60_000 + RUNS * 200,
}, () => {
  const written = writesOf();
  return withBackend(
    async (backend) => {
      const what = await known(backend);
      const calls = fc
        .constantFrom(...OPERATIONS)
        .chain((operation) => fc.tuple(fc.constant(operation.path), strangeCalls(what, operation)));
      await fc.assert(
        fc.asyncProperty(calls, ([path, call]) => tryCall(backend, path, written.writes, call)),
        { numRuns: RUNS, seed: RUN_SEED, endOnFailure: true },
      );
    },
    { ...WHOLE, wrap: written.wrap },
  );
});
