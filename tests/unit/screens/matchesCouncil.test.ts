import { describe, expect, test } from "vitest";
import { COUNCIL_CODES, COUNCILS } from "../../../src/domain/councils.ts";
import { matchesCouncil } from "../../../src/screens/home/matchesCouncil.ts";

/** The councils that the home page lists while a citizen types. */

const found = (typed: string) => COUNCIL_CODES.filter((code) => matchesCouncil(code, typed));

describe("a council is found", () => {
  test.each(COUNCIL_CODES)("by its code, its place and its names in three languages: %s", (code) => {
    const { name, englishName, chineseName, place, chinesePlace } = COUNCILS[code];
    for (const typed of [code, code.toUpperCase(), name, englishName, chineseName, place, chinesePlace])
      expect(found(typed), typed).toContain(code);
  });

  test.each([
    ["tawau", ["mpt"]],
    ["  Lahad  Datu ", ["mdld"]],
    ["斗湖", ["mpt"]],
    ["MPT", ["mpt"]],
    ["KK", ["dbkk"]],
    ["kota", ["dbkk", "mdkb", "mdkm"]],
    ["daerah kota", ["mdkb", "mdkm"]],
  ])("by a part of it, in any case: %s", (typed, codes) => {
    expect(found(typed)).toEqual(codes);
  });
});

test("without a typed word every council is listed, and with a foreign one none", () => {
  expect(found("  ")).toEqual(COUNCIL_CODES);
  expect(found("petaling")).toEqual([]);
});
