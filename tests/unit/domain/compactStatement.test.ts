import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { base64UrlOfBytes, bytesOfBase64Url } from "../../../src/domain/base64.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import { sen } from "../../../src/domain/money.ts";
import { readCompact, unsignedStatement } from "../../../src/domain/statements/compactStatement.ts";
import type { Statement } from "../../../src/domain/statements/statement.ts";
import { statementIn, verifyLink } from "../../../src/domain/statements/verifyLink.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { anyStatement, LICENCE, RECEIPT, REMITTANCE } from "./statements.ts";

const PORTAL = "https://portal.example";
const SIGNATURE = "A".repeat(86);
const compactOf = (statement: Statement) => `${unsignedStatement("1f0c93ab", statement)}.${SIGNATURE}`;
const COMPACT = compactOf(RECEIPT);

describe("the compact form of a statement", () => {
  test("reads back unchanged, for any statement", () => {
    fc.assert(
      fc.property(anyStatement, (statement) => {
        expect(readCompact(compactOf(statement))?.statement).toEqual(statement);
      }),
    );
  });

  test("is short enough, with its address, for a code that a phone reads from paper", () => {
    expect(verifyLink(PORTAL, COMPACT).length).toBeLessThan(250);
    expect(verifyLink(PORTAL, compactOf(LICENCE)).length).toBeLessThan(250);
    const all: Statement = { ...RECEIPT, issuers: COUNCIL_CODES, amount: sen(100_000_000_00) } as Statement;
    expect(verifyLink(PORTAL, compactOf(all)).length).toBeLessThan(350);
  });

  test("is the only spelling of a statement", () => {
    for (const other of [
      COMPACT.replace("34310", "034310"),
      COMPACT.replace("mpt-mdsp", "mpt--mdsp"),
      COMPACT.replace("mpt-mdsp", "mpt-xyz"),
      COMPACT.replace("2026-11-22", "2026-11-31"),
      COMPACT.replace("r~", "x~"),
      COMPACT.replace(".A", "~2026.A"),
      `${COMPACT.slice(0, -1)}B`,
      compactOf(LICENCE).replace("R130", "%52130"),
      compactOf(LICENCE).replace("R130", "%E0%A4%A"),
      compactOf(REMITTANCE).replace("mpt", "xyz"),
      compactOf(REMITTANCE).replace("2026-14", "2026-014"),
      compactOf(REMITTANCE).replace("~57~", "~057~"),
      compactOf(REMITTANCE).replace("890410", "-0"),
    ])
      expect(readCompact(other)).toBeUndefined();
  });

  test("has no character that an address would encode", () => {
    fc.assert(
      fc.property(anyStatement, (statement) => {
        const link = verifyLink(PORTAL, compactOf(statement));
        expect(new URL(link).href).toBe(link);
        expect(new URL(link).hash).toBe(`#${compactOf(statement)}`);
      }),
    );
  });
});

describe("the text of a code, or a pasted text", () => {
  test.each([
    COMPACT,
    ` ${COMPACT}\n`,
    verifyLink(PORTAL, COMPACT),
    verifyLink("http://an-older-portal.example/kaunter", COMPACT),
    `<${verifyLink(PORTAL, COMPACT).slice(0, 60)}\n${verifyLink(PORTAL, COMPACT).slice(60)}>`,
  ])("gives the statement: %j", (text) =>
    expect(statementIn(text)).toMatchObject({ kind: "statement", compact: COMPACT }),
  );

  test("that is truncated anywhere is recognised as ours and unreadable", () => {
    const link = verifyLink(PORTAL, COMPACT);
    for (let length = `${PORTAL}/verify`.length; length < link.length; length += 1)
      expect(statementIn(link.slice(0, length)).kind).toBe("unreadable");
  });

  test.each([
    "",
    "130045001",
    "https://portal.example/",
    "https://portal.example/#/search?council=mpt&account=130045001",
    "https://portal.example/#/requery?status=abc",
    `javascript:alert(1)//verify#${COMPACT}`,
    "00020201021126580009my.duitnow0114A1234567890123520400005303458540510.005802MY5910KEDAI RUNCIT6304ABCD",
    "WIFI:S:majlis;T:WPA;P:rahsia;;",
    "x".repeat(1_000_000),
    "\u0000\ud800%%%",
  ])("of another document's code is not ours", (text) =>
    expect(statementIn(text)).toEqual({ kind: "not_ours" }),
  );

  test("never makes reading fail", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
        expect(["not_ours", "unreadable"]).toContain(statementIn(text).kind);
        expect(statementIn(`${PORTAL}/verify#${text}`).kind).not.toBe("statement");
      }),
    );
  });
});

describe("base64url", () => {
  test("restores the bytes, and accepts no other spelling of them", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(bytesOfBase64Url(base64UrlOfBytes(bytes))).toEqual(bytes);
      }),
    );
    for (const wrong of ["AB", "A", "A+/=", "AAA=", "é"]) expect(bytesOfBase64Url(wrong)).toBeUndefined();
  });
});
