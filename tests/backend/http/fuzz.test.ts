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
 * Whatever is sent to whichever route: no fault of ours, an answer as the description has it (every answer of a back end under
 * test is held to it), nothing written by what is refused, and nothing sent comes back as markup.
 */

const RUNS = runs(600);

const OPERATIONS = describedOperations(WHOLE.accounts.databasePath);

/** What a refused call may have written: each is the refusal's own mark, or what was done before it. */
const WRITTEN_BY_REFUSALS: ReadonlyMap<string, readonly number[]> = new Map([
  // a way to the bank is used up by whoever opens it, also where the payment can no longer go
  ["/pay/{handle}", [410, 503]],
  // the bank was asked first, and its answer is kept
  ["/api/payments/{token}/again", [403, 409, 422, 429, 503]],
  ["/api/requery", [429]],
  // wrong codes are counted
  ["/api/verification/confirm", [422]],
  // a log-in ends the session before it, whoever logs in
  ["/db/_session", [401]],
  // a code is noted before its message is sent
  ["/api/verification", [422, 429]],
  ["/api/notify", [422, 429]],
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

test(`${RUNS} strange calls, seed ${RUN_SEED}: no fault of ours, as described, and nothing written by what is refused`, {
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
