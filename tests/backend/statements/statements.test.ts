import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { publishedKeys } from "../../../src/api/schemas/keys.ts";
import { checkStatement } from "../../../src/domain/statements/checkStatement.ts";
import { statementIn } from "../../../src/domain/statements/verifyLink.ts";
import { openKeyFile, readKeyFile, replaceKeyFile } from "../../../src/server/statements/keyFile.ts";
import { newKeyRing, rotated } from "../../../src/server/statements/keyRing.ts";
import { statementKeys } from "../../../src/server/statements/statementKeys.ts";
import { created, goToBank, pay, payRequest, statusOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";

/** The statements that the server signs on receipts, and how anyone checks them. */

const RING = newKeyRing();
const statements = statementKeys(async () => RING);

async function paidPayment(backend: BackendUnderTest) {
  const payment = await created(backend);
  const order = await goToBank(backend, payment.pay_url);
  await backend.exchange.decide(order, { choice: "approve" });
  await backend.exchange.idle();
  return payment;
}

async function verdictOf(backend: BackendUnderTest, compact: unknown) {
  const answer = await backend.app.request("/api/keys");
  const { keys } = create(await answer.json(), publishedKeys);
  const found = statementIn(String(compact));
  if (found.kind !== "statement") return found.kind;
  return checkStatement(found.read, keys, "2026-08-03", crypto.subtle);
}

describe("a paid payment", () => {
  test("has a signed statement of its receipt when it is read on its own", () =>
    withBackend(
      async (backend) => {
        const payment = await paidPayment(backend);
        const read = await statusOf(backend, payment.status_token);
        expect(await verdictOf(backend, read.statement)).toBe("valid");
        expect(statementIn(String(read.statement))).toMatchObject({
          read: {
            statement: {
              kind: "receipt",
              issuers: ["mpt"],
              number: read.receipt_no,
              amount: Math.round(Number(read.amount) * 100),
              paidOn: "2026-08-03",
            },
          },
        });
      },
      { statements },
    ));

  test("has no statement before it is paid", () =>
    withBackend(
      async (backend) => {
        const { status_token } = await created(backend);
        expect(await statusOf(backend, status_token)).not.toHaveProperty("statement");
      },
      { statements },
    ));

  test("names no person, address or phone in its statement", () =>
    withBackend(
      async (backend) => {
        const { status_token } = await paidPayment(backend);
        const { statement } = await statusOf(backend, status_token);
        expect(String(statement)).toMatch(/^[0-9a-f]{8}\.r~mpt~R[0-9A-Z-]+~\d+~2026-08-03\.[\w-]{86}$/);
      },
      { statements },
    ));
});

describe("GET /api/keys", () => {
  test("answers any site, and answers 304 to a caller that has the keys already", () =>
    withBackend(
      async ({ app }) => {
        const headers = { origin: "https://elsewhere.example" };
        const answer = await app.request("/api/keys", { headers });
        expect(answer.headers.get("access-control-allow-origin")).toBe("*");
        expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
        expect(await answer.json()).toEqual({ keys: await statements.published() });
        const etag = answer.headers.get("etag") ?? "";
        const again = await app.request("/api/keys", { headers: { ...headers, "if-none-match": etag } });
        expect([again.status, await again.text()]).toEqual([304, ""]);
        expect(again.headers.get("access-control-allow-origin")).toBe("*");
      },
      { statements },
    ));

  test("does not exist where nothing is signed", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      expect((await backend.app.request("/api/keys")).status).toBe(404);
    }));
});

describe("the file of the keys", () => {
  async function withFile(work: (file: string, logged: string[]) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), "kaunter-"));
    try {
      await work(join(folder, "keys", "statement-keys.json"), []);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  const noLog = () => {};

  test("is made once, readable only by its owner, and opened again by the next start", () =>
    withFile(async (file) => {
      const [one, other] = await Promise.all([openKeyFile(file, noLog), openKeyFile(file, noLog)]);
      expect(await one()).toEqual(await other());
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await (await openKeyFile(file, noLog))()).toEqual(await one());
    }));

  test("is read again after a change, and the new key signs at once", () =>
    withFile(async (file) => {
      const keys = statementKeys(await openKeyFile(file, noLog));
      const next = rotated(await readKeyFile(file), new Date());
      await replaceKeyFile(file, next);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await keys.published()).map(({ id }) => id)).toEqual([next.current.id, next.former[0]?.id]);
    }));

  test("stops the start when it is damaged, and a running system keeps its keys", () =>
    withFile(async (file) => {
      const logged: string[] = [];
      const read = await openKeyFile(file, ({ event }) => logged.push(event));
      const ring = await read();
      await writeFile(file, `{"type":"statement-keys","current":"${ring.current.key.d}"`);
      expect(await read()).toEqual(ring);
      expect(logged).toEqual(["statement_keys_unreadable"]);
      await expect(openKeyFile(file, noLog)).rejects.toThrow(
        /^the statement key file does not hold statement keys: restore it from a backup$/,
      );
    }));

  test("counts as damaged when it has parts of two keys, because no published key would verify the signatures", () =>
    withFile(async (file) => {
      const read = await openKeyFile(file, noLog);
      const ring = await read();
      const { d } = newKeyRing().current.key;
      const { x, y } = ring.current.key;
      const mixed = [{ d }, { x: y, y: x }, { d: "A".repeat(43) }];
      for (const part of mixed) {
        const current = { ...ring.current, key: { ...ring.current.key, ...part } };
        await writeFile(file, JSON.stringify({ ...ring, current }));
        await expect(openKeyFile(file, noLog)).rejects.toThrow(
          /does not hold statement keys: restore it from a backup$/,
        );
        expect(await read()).toEqual(ring);
      }
    }));
});
