import { expect, test } from "vitest";
import { COUNCIL_CODES, COUNCILS, DEFAULT_COUNCIL, isCouncilCode } from "../../../src/domain/councils.ts";

test("'there are 23 councils' (rule 9.16)", () => {
  expect(new Set(COUNCIL_CODES).size).toBe(23);
  expect(Object.keys(COUNCILS).toSorted()).toEqual(COUNCIL_CODES.toSorted());
});

test("'the default council is mpt' (rule 9.16)", () => {
  expect(DEFAULT_COUNCIL).toBe("mpt");
  expect(COUNCILS.mpt.name).toBe("Majlis Perbandaran Tawau");
});

test("'Every council has a code and a name', and no two share either", () => {
  for (const code of COUNCIL_CODES) expect(COUNCILS[code].code).toBe(code);
  for (const name of ["name", "englishName"] as const)
    expect(new Set(COUNCIL_CODES.map((code) => COUNCILS[code][name])).size).toBe(23);
});

test("exactly these 23 codes are accepted", () => {
  expect(COUNCIL_CODES.every(isCouncilCode)).toBe(true);
  for (const wrong of ["", "MPT", "mpkk", "constructor", undefined, 3])
    expect(isCouncilCode(wrong)).toBe(false);
});
