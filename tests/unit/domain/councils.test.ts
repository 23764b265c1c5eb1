import { expect, test } from "vitest";
import {
  COUNCIL_CODES,
  COUNCILS,
  DEFAULT_COUNCIL,
  isCouncilCode,
  nameOfCouncil,
} from "../../../src/domain/councils.ts";

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
  for (const name of ["name", "englishName", "chineseName"] as const)
    expect(new Set(COUNCIL_CODES.map((code) => COUNCILS[code][name])).size).toBe(23);
});

test("a page in each language names a council in that language", () => {
  expect(nameOfCouncil("mdkgu", "ms")).toEqual({ lang: "ms", name: "Majlis Daerah Keningau" });
  expect(nameOfCouncil("mdkgu", "en")).toEqual({ lang: "en", name: "Keningau District Council" });
  expect(nameOfCouncil("mdkgu", "zh")).toEqual({ lang: "zh", name: "根地咬县议会" });
  for (const code of COUNCIL_CODES) {
    expect(nameOfCouncil(code, "en").name).toMatch(/(Council|City Hall|Town Board)$/);
    expect(nameOfCouncil(code, "zh").name).toMatch(/^\p{Script=Han}+(市政厅|市议会|市政局|县议会)$/u);
  }
});

test("exactly these 23 codes are accepted", () => {
  expect(COUNCIL_CODES.every(isCouncilCode)).toBe(true);
  for (const wrong of ["", "MPT", "mpkk", "constructor", undefined, 3])
    expect(isCouncilCode(wrong)).toBe(false);
});
