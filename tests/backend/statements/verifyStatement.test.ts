import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { statementIn } from "../../../src/domain/statements/verifyLink.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { newKeyRing, rotated, withdrawn } from "../../../src/server/statements/keyRing.ts";
import { remittanceStatementOf } from "../../../src/server/statements/remittanceStatement.ts";
import { statementKeys } from "../../../src/server/statements/statementKeys.ts";
import { LICENCE, RECEIPT } from "../../unit/domain/statements.ts";
import { created, goToBank, post, statusOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, START, withBackend } from "../backendUnderTest.ts";
import { closing, DAY, remittancesOf } from "../remittances/remittances.ts";

/** POST /api/verify: whether a statement is valid, by the stored payments. */

const NOW = new Date(START);
const FIRST = newKeyRing();
let ring = FIRST;
const statements = statementKeys(async () => ring);
const MAKING = { statements };

async function verify(backend: BackendUnderTest, statement: unknown, headers = {}) {
  const answer = await post(backend, "/api/verify", { statement }, headers);
  return { status: answer.status, body: await answer.json() };
}

async function verdict(backend: BackendUnderTest, statement: unknown): Promise<string> {
  return (await verify(backend, statement)).body.verdict;
}

async function paidStatement(backend: BackendUnderTest): Promise<string> {
  const payment = await created(backend);
  const order = await goToBank(backend, payment.pay_url);
  await backend.exchange.decide(order, { choice: "approve" });
  await backend.exchange.idle();
  return String((await statusOf(backend, payment.status_token)).statement);
}

describe("POST /api/verify", () => {
  test("says only that a receipt is on record, and the time of the check", () =>
    withBackend(async (backend) => {
      const statement = await paidStatement(backend);
      expect(await verify(backend, statement)).toEqual({
        status: 200,
        body: { verdict: "valid", checked_at: NOW.toISOString() },
      });
    }, MAKING));

  test("detects a change, a missing part and another key's signature", () =>
    withBackend(async (backend) => {
      const statement = await paidStatement(backend);
      const other = await statementKeys(async () => newKeyRing()).sign(RECEIPT);
      expect(await verdict(backend, statement.replace(/~\d+~/, "~1~"))).toBe("forged");
      expect(await verdict(backend, statement.slice(0, -1))).toBe("unreadable");
      expect(await verdict(backend, "https://elsewhere.example/")).toBe("unreadable");
      expect(await verdict(backend, other)).toBe("unknown_key");
    }, MAKING));

  test("knows no receipt that is not stored in the same way, even when the server's key signed it", () =>
    withBackend(async (backend) => {
      const found = statementIn(await paidStatement(backend));
      if (found.kind !== "statement" || found.read.statement.kind !== "receipt")
        throw new Error("no receipt");
      const { statement } = found.read;
      const signed = async (changes: object) =>
        verdict(backend, await statements.sign({ ...statement, ...changes }));
      expect(await signed({})).toBe("valid");
      expect(await signed({ amount: sen(1) })).toBe("no_record");
      expect(await signed({ paidOn: "2026-08-02" })).toBe("no_record");
      expect(await signed({ issuers: ["mps"] })).toBe("no_record");
      expect(await verdict(backend, await statements.sign(RECEIPT))).toBe("no_record");
      expect(await verdict(backend, await statements.sign(LICENCE))).toBe("no_record");
    }, MAKING));

  test("a receipt stays valid when the keys rotate, and is invalid once its key is withdrawn", () =>
    withBackend(async (backend) => {
      const statement = await paidStatement(backend);
      try {
        ring = rotated(FIRST, NOW);
        expect(await verdict(backend, statement)).toBe("valid");
        ring = withdrawn(ring, FIRST.current.id, NOW) ?? ring;
        expect(await verdict(backend, statement)).toBe("withdrawn_key");
      } finally {
        ring = FIRST;
      }
    }, MAKING));

  test("a remittance's statement is valid while the stored remittance says the same", () =>
    withBackend(async (backend) => {
      await paidStatement(backend);
      backend.clock.pass(DAY);
      await closeAllRemittances(closing(backend));
      const [remittance] = await remittancesOf(backend);
      if (remittance === undefined) throw new Error("no remittance");
      const statement = remittanceStatementOf(remittance);
      const signed = async (changes: object) =>
        verdict(backend, await statements.sign({ ...statement, ...changes }));
      expect(await signed({})).toBe("valid");
      for (const change of [
        { amount: sen(1) },
        { day: "2026-08-02" },
        { lines: 2 },
        { number: "mpt-2026-2" },
        { number: "mps-2026-1" },
      ])
        expect(await signed(change)).toBe("no_record");
    }, MAKING));

  test("refuses a body that is no statement, or is too long", () =>
    withBackend(async (backend) => {
      for (const wrong of [undefined, 7, "", ["a"], "x".repeat(2501)])
        expect((await verify(backend, wrong)).status).toBe(400);
      expect((await verify(backend, "x".repeat(5000))).status).toBe(413);
    }, MAKING));

  test("limits each caller to 120 calls a minute, and does not limit others", () =>
    withBackend(async (backend) => {
      const from = (peer: string) => verify(backend, "x", { "test-peer": peer });
      for (let call = 0; call < 120; call += 1) await from("203.0.113.5");
      expect((await from("203.0.113.5")).status).toBe(429);
      expect((await from("203.0.113.6")).status).toBe(200);
      backend.clock.pass(60_000);
      expect((await from("203.0.113.5")).status).toBe(200);
    }, MAKING));
});
