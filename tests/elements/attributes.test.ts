import { describe, expect, test } from "vitest";
import { base64Of } from "../../src/domain/base64.ts";
import { readAttributes, type WrittenAttributes, writtenLanguage } from "../../widgets/attributes.ts";

const BASE = "https://council.example/pay/index.html?x=1";

function settingsOf(written: WrittenAttributes) {
  const { settings, problems } = readAttributes(written, BASE);
  if (settings === undefined) throw new Error(JSON.stringify(problems));
  return settings;
}

function problemsOf(written: WrittenAttributes) {
  return readAttributes(written, BASE).problems.map(({ attribute }) => attribute);
}

describe("attributes", () => {
  test("a tag without any serves the default council", () => {
    expect(settingsOf({})).toEqual({ council: "mpt", "heading-level": 2 });
  });

  test("an empty or blank attribute counts as absent", () => {
    expect(settingsOf({ council: "", lang: " ", api: "", charge: "", "cart-href": "\n" })).toEqual(
      settingsOf({}),
    );
  });

  test("case and spaces around a council's code do no harm", () => {
    expect(settingsOf({ council: " MPS " }).council).toBe("mps");
  });

  test("a charge type may have the name of an old address", () => {
    expect(settingsOf({ charge: "trading_license" }).charge).toBe("license");
  });

  test("only the first part of a language tag counts", () => {
    expect(settingsOf({ lang: "zh-Hans-MY" }).lang).toBe("zh");
    expect(writtenLanguage({ lang: "EN-gb", council: "wrong" })).toBe("en");
  });

  test("addresses are resolved against the page, and the portal's loses its trailing slash", () => {
    expect(
      settingsOf({ api: "/kaunter/", "cart-href": "cart.html", "search-href": "//other.example/s" }),
    ).toMatchObject({
      api: "https://council.example/kaunter",
      "cart-href": "https://council.example/pay/cart.html",
      "search-href": "https://other.example/s",
    });
  });

  test('kiosk is on in any spelling, and the webmaster is warned of values that look like "off"', () => {
    for (const kiosk of ["", "kiosk", "true"]) expect(problemsOf({ kiosk })).toEqual([]);
  });

  test("a heading level is a number from 1 to 6", () => {
    expect(settingsOf({ "heading-level": " 4 " })["heading-level"]).toBe(4);
  });

  test("a licence is the base64 of its number and period, of either route, with or without padding", () => {
    for (const licence of ["UjEzMDAwMDEtMjAyNw==", "UjEzMDAwMDEtMjAyNw", base64Of("301-1301-2027-03")])
      expect(settingsOf({ licence }).licence).toBe(licence);
  });

  test.each<[string, WrittenAttributes]>([
    ["council", { council: "mbpj" }],
    ["api", { api: "javascript:alert(1)" }],
    ["api", { api: "https://" }],
    ["api", { api: "portal.example" }],
    ["api", { api: "portal.example/kaunter" }],
    ["api", { api: "localhost:4173" }],
    ["mode", { mode: "tset" }],
    ["charge", { charge: "toll" }],
    ["payment", { payment: "42" }],
    ["licence", { licence: "R1300001-2027" }],
    ["licence", { licence: base64Of("R1300001") }],
  ])(
    "a wrong %s is reported and refused, since a guess could take money for the wrong thing",
    (attribute, written) => {
      expect(problemsOf(written)).toEqual([attribute]);
      expect(readAttributes({ ...written, "heading-level": "4" }, BASE).settings).toBeUndefined();
    },
  );

  test.each<[string, WrittenAttributes]>([
    ["lang", { lang: "fr" }],
    ["account", { account: "1".repeat(201) }],
    ["heading-level", { "heading-level": "7" }],
    ["heading-level", { "heading-level": "h3" }],
    ["kiosk", { kiosk: "false" }],
    ["cart-href", { "cart-href": "javascript:alert(1)" }],
    ["receipt-href", { "receipt-href": "mailto:a@council.example" }],
  ])("a wrong %s is reported and ignored, and the citizen can still pay", (attribute, written) => {
    expect(problemsOf(written)).toEqual([attribute]);
    expect(settingsOf({ ...written, council: "mps" })).toEqual(settingsOf({ council: "mps" }));
  });

  test("all wrong attributes are reported at once, without their values", () => {
    const reading = readAttributes({ council: "nowhere", charge: "toll", account: "5".repeat(300) }, BASE);
    expect(problemsOf({ council: "nowhere", charge: "toll" })).toEqual(["council", "charge"]);
    expect(JSON.stringify(reading)).not.toMatch(/nowhere|toll|5555/);
  });
});
