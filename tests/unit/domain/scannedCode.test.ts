import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import { readScannedCode } from "../../../src/domain/scannedCode.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { runs } from "../../config/seed.ts";

const link = (query: string, before = "https://portal.example/") => `${before}#/search?${query}`;

describe("a bare number", () => {
  test.each(["130045001", "K26-139901", "SAB 1234 A", "M/12/0034"])("is accepted as it is: %j", (number) =>
    expect(readScannedCode(number)).toEqual({ number }),
  );

  test("loses the spaces around it", () => {
    expect(readScannedCode(" 130045001\r\n")).toEqual({ number: "130045001" });
  });

  test("has at most 200 characters, as in the search form", () => {
    expect(readScannedCode("1".repeat(200))).toEqual({ number: "1".repeat(200) });
    expect(readScannedCode("1".repeat(201))).toBeUndefined();
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \t"],
    ["a control character", "1300\u001d45001"],
    ["a mark that turns the writing around", "1300\u202e45001"],
    ["a line break", "1300\u202845001"],
    ["half a character", "1300\ud80045001"],
  ])("cannot be %s", (_what, text) => expect(readScannedCode(text)).toBeUndefined());
});

describe("a link to the portal's search", () => {
  test("gives the number, the charge type and the council", () => {
    expect(readScannedCode(link("council=mpt&charge=assessment&account=130045001"))).toEqual({
      number: "130045001",
      charge: "assessment",
      council: "mpt",
    });
  });

  test.each([
    "http://localhost:4173/",
    "https://another.example/portal/index.html?x=1",
    "HTTPS://PORTAL.EXAMPLE/",
  ])("is accepted from any origin: %s", (before) =>
    expect(readScannedCode(link("account=130045001", before))).toEqual({ number: "130045001" }),
  );

  test("gives nothing else that it contains", () => {
    const more = "account=130045001&lang=zh&payment=0643f2a1b2c3d4e5f60718293a4b5c6d&status=x&number=9";
    expect(readScannedCode(link(more))).toEqual({ number: "130045001" });
  });

  test("leaves out an unknown charge type and an unknown council", () => {
    const wrong = "council=kualalumpur&charge=fines&account=130045001";
    expect(readScannedCode(link(wrong))).toEqual({ number: "130045001" });
  });

  test("normalises the charge type as the portal's own address does", () => {
    const licence = "charge=trading_license&account=L%2F1-2";
    expect(readScannedCode(link(licence))).toEqual({ number: "L/1-2", charge: "license" });
  });

  test.each([
    ["no number", link("council=mpt&charge=assessment")],
    ["an empty number", link("account=%20")],
    ["a control character in its number", link("account=1300%0045001")],
    ["too long a number", link(`account=${"1".repeat(201)}`)],
    ["another page of the portal", "https://portal.example/#/receipt?account=130045001"],
    ["a page without a search", "https://portal.example/?account=130045001"],
    ["a scheme that is no page's", "javascript:alert(1)#/search?account=130045001"],
    ["no host", "https://#/search?account=130045001"],
    ["a network's password", "WIFI:S:majlis;T:WPA;P:rahsia;;"],
    ["an address for letters", "mailto:hasil@mpt.example"],
  ])("is refused with %s", (_what, text) => expect(readScannedCode(text)).toBeUndefined());
});

describe("any content of a code", () => {
  const anyText = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .string({ unit: ANY_CHARACTER })
      .map((account) => link(`account=${encodeURIComponent(account.toWellFormed())}`)),
    fc
      .tuple(fc.string(), fc.string(), fc.string())
      .map(([a, b, c]) => link(`account=${a}&charge=${b}&council=${c}`)),
  );

  test("never fails, and gives a number of 1 to 200 visible characters or nothing", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = readScannedCode(text);
        if (found === undefined) return;
        expect(found.number).toMatch(/^\P{Cc}{1,200}$/u);
        expect(found.number.trim()).toBe(found.number);
        expect([...CHARGE_TYPES, undefined]).toContain(found.charge);
        expect([...COUNCIL_CODES, undefined]).toContain(found.council);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("gives the number that a link names", () => {
    const anyNumber = fc.stringMatching(/^[A-Z0-9][A-Z0-9/ &#?=%-]{0,30}[A-Z0-9]$/);
    fc.assert(
      fc.property(
        anyNumber,
        fc.constantFrom(...CHARGE_TYPES),
        fc.constantFrom(...COUNCIL_CODES),
        (number, charge, council) => {
          const query = new URLSearchParams({ council, charge, account: number });
          expect(readScannedCode(link(`${query}`))).toEqual({ number, charge, council });
        },
      ),
    );
  });
});
