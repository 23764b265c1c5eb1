import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkStatement, type PublishedKey } from "../../../src/domain/statements/checkStatement.ts";
import type { Statement } from "../../../src/domain/statements/statement.ts";
import { statementIn } from "../../../src/domain/statements/verifyLink.ts";
import {
  newKeyRing,
  prepared,
  publishedKeysOf,
  rotated,
  withdrawn,
} from "../../../src/server/statements/keyRing.ts";
import { statementKeys } from "../../../src/server/statements/statementKeys.ts";
import { runs } from "../../config/seed.ts";
import { anyStatement, LICENCE, RECEIPT } from "./statements.ts";

const TODAY = "2026-11-22";
const NOW = new Date(`${TODAY}T04:00:00Z`);

const ring = newKeyRing();
const { sign, published } = statementKeys(async () => ring);
const KEYS = await published();

async function verdict(text: string, keys: readonly PublishedKey[] = KEYS, today = TODAY): Promise<string> {
  const found = statementIn(text);
  return found.kind === "statement" ? checkStatement(found.read, keys, today, crypto.subtle) : found.kind;
}

describe("a signed statement", () => {
  test("is valid with the published key, whatever it says", () =>
    fc.assert(
      fc.asyncProperty(anyStatement, async (statement) => {
        expect(await verdict(await sign(statement), KEYS, "2020-01-01")).toBe("valid");
      }),
      { numRuns: runs(50) },
    ));

  test("with any changed character is never valid", async () => {
    const compact = await sign(RECEIPT);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: compact.length - 1 }),
        fc.constantFrom(..."0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~%"),
        async (place, character) => {
          fc.pre(compact[place] !== character);
          const altered = compact.slice(0, place) + character + compact.slice(place + 1);
          expect(["forged", "unreadable", "not_ours", "unknown_key"]).toContain(await verdict(altered));
        },
      ),
    );
  });

  test("with another amount, number or day is forged", async () => {
    for (const [from, to] of [
      ["34310", "3431"],
      ["mpt-mdsp", "mdsp"],
      ["~2026-11-22", "~2026-11-21"],
    ] as const)
      expect(await verdict((await sign(RECEIPT)).replace(from, to))).toBe("forged");
    const licence = await sign(LICENCE);
    expect(await verdict(licence.replace("2027-12-31", "2037-12-31"))).toBe("forged");
    expect(await verdict(licence.replace("R130-0001", "R130-0002"))).toBe("forged");
  });

  test("signed by a stranger's key is forged under our key id, and unknown under its own", async () => {
    const other = await statementKeys(async () => newKeyRing()).sign(RECEIPT);
    expect(await verdict(other)).toBe("unknown_key");
    expect(await verdict(ring.current.id + other.slice(8))).toBe("forged");
  });

  test("counts as signed by an unknown key when the published key is damaged, never as forged", async () => {
    const broken = KEYS.map((key) => ({ ...key, key: { ...key.key, x: "A".repeat(43) } }));
    expect(await verdict(await sign(RECEIPT), broken)).toBe("unknown_key");
  });

  test("does not accept the signature of another text by the same key", async () => {
    const [keyId = "", fields = "", signature = ""] = (await sign(LICENCE)).split(".");
    const receipt = await sign(RECEIPT);
    expect(await verdict(`${keyId}.${fields}.${receipt.split(".").at(-1)}`)).toBe("forged");
    expect(await verdict(`${receipt.slice(0, receipt.lastIndexOf("."))}.${signature}`)).toBe("forged");
  });

  test("of a licence is valid on its last day and expired on the next, and a receipt never expires", async () => {
    const licence = await sign(LICENCE);
    expect(await verdict(licence, KEYS, "2027-12-31")).toBe("valid");
    expect(await verdict(licence, KEYS, "2028-01-01")).toBe("expired");
    expect(await verdict(await sign(RECEIPT), KEYS, "2099-01-01")).toBe("valid");
  });
});

describe("after a change of keys", () => {
  const dated = (paidOn: string): Statement => ({ ...RECEIPT, paidOn }) as Statement;

  test("statements of the earlier key stay valid, and are forged when dated after its end", async () => {
    const next = rotated(ring, NOW);
    const keys = publishedKeysOf(next);
    expect(keys.map(({ until }) => until)).toEqual([undefined, "2026-11-23"]);
    expect(await verdict(await sign(dated("2026-11-23")), keys)).toBe("valid");
    expect(await verdict(await sign(dated("2026-11-24")), keys)).toBe("forged");
    expect(await verdict(await statementKeys(async () => next).sign(dated("2026-11-24")), keys)).toBe(
      "valid",
    );
  });

  test("processes before and after the rotation accept each other's statements", async () => {
    const before = prepared(ring);
    expect(publishedKeysOf(before).map(({ until }) => until)).toEqual([undefined, undefined]);
    const after = rotated(before, NOW);
    const olds = await statementKeys(async () => before).sign(dated(TODAY));
    const news = await statementKeys(async () => after).sign(dated(TODAY));
    expect(news.slice(0, 8)).toBe(before.next?.id);
    for (const ringHeld of [before, after])
      for (const statement of [olds, news])
        expect(await verdict(statement, publishedKeysOf(ringHeld))).toBe("valid");
  });

  test("a stolen key that was only prepared is trusted by nobody, and the current key continues", () => {
    const { current, next } = prepared(ring);
    const keys = withdrawn({ ...ring, next }, next?.id ?? "", NOW);
    expect(keys).toMatchObject({ current, former: [{ id: next?.id, withdrawn: true }] });
    expect(keys?.next).toBeUndefined();
  });

  test("no statement of a withdrawn key is trusted, and a new key replaces it if it was the current one", async () => {
    const keys = withdrawn(ring, ring.current.id, NOW);
    if (keys === undefined) throw new Error("the key is there");
    expect(await verdict(await sign(RECEIPT), publishedKeysOf(keys))).toBe("withdrawn_key");
    const again = await statementKeys(async () => keys).sign(RECEIPT);
    expect(await verdict(again, publishedKeysOf(keys))).toBe("valid");
    expect(withdrawn(ring, "00000000", NOW)).toBeUndefined();
  });

  test("no private part is published, and none is kept of a key that no longer signs", () => {
    const next = rotated(ring, NOW);
    expect(JSON.stringify(publishedKeysOf(next))).not.toContain('"d"');
    expect(JSON.stringify(next)).not.toContain(ring.current.key.d);
  });
});
