import { describe, expect, test } from "vitest";
import { base64Of } from "../../src/domain/base64.ts";
import { readAttributes, type WrittenAttributes, writtenLanguage } from "../../widgets/attributes.ts";

const BASE = "https://council.example/pay/index.html?x=1";

function settingsOf(written: WrittenAttributes) {
  const reading = readAttributes(written, BASE);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.settings;
}

function problemsOf(written: WrittenAttributes) {
  const reading = readAttributes(written, BASE);
  return reading.ok ? [] : reading.problems.map((problem) => problem.attribute);
}

describe("attributes", () => {
  test("a tag without any is for the default council", () => {
    expect(settingsOf({})).toEqual({ council: "mpt" });
  });

  test("an empty, blank or bare one is as good as none", () => {
    expect(settingsOf({ council: "", lang: " ", api: "", charge: "", "cart-href": "\n" })).toEqual({
      council: "mpt",
    });
  });

  test("case and blanks around a council's code do no harm", () => {
    expect(settingsOf({ council: " MPS " }).council).toBe("mps");
  });

  test("a charge type takes the names of old addresses", () => {
    expect(settingsOf({ charge: "trading_license" }).charge).toBe("license");
  });

  test("a language tag is read by its first part", () => {
    expect(settingsOf({ lang: "zh-Hans-MY" }).lang).toBe("zh");
    expect(writtenLanguage({ lang: "EN-gb", council: "wrong" })).toBe("en");
  });

  test("addresses are resolved against the page, and the portal's loses its slash", () => {
    expect(
      settingsOf({ api: "/kaunter/", "cart-href": "cart.html", "search-href": "//other.example/s" }),
    ).toMatchObject({
      api: "https://council.example/kaunter",
      "cart-href": "https://council.example/pay/cart.html",
      "search-href": "https://other.example/s",
    });
  });

  test("a licence is the base64 of its number and period, of either kind and with its padding or without", () => {
    for (const licence of ["UjEzMDAwMDEtMjAyNw==", "UjEzMDAwMDEtMjAyNw", base64Of("301-1301-2027-03")])
      expect(settingsOf({ licence }).licence).toBe(licence);
  });

  test.each<[string, WrittenAttributes]>([
    ["council", { council: "mbpj" }],
    ["lang", { lang: "fr" }],
    ["api", { api: "javascript:alert(1)" }],
    ["api", { api: "https://" }],
    ["charge", { charge: "toll" }],
    ["account", { account: "1".repeat(201) }],
    ["payment", { payment: "42" }],
    ["licence", { licence: "R1300001-2027" }],
    ["licence", { licence: base64Of("R1300001") }],
    ["cart-href", { "cart-href": "javascript:alert(1)" }],
    ["receipt-href", { "receipt-href": "mailto:a@council.example" }],
  ])("a wrong %s is told", (attribute, written) => {
    expect(problemsOf(written)).toEqual([attribute]);
  });

  test("all wrong ones are told at once, without what stands in them", () => {
    const reading = readAttributes({ council: "nowhere", charge: "toll", account: "5".repeat(300) }, BASE);
    expect(problemsOf({ council: "nowhere", charge: "toll" })).toEqual(["council", "charge"]);
    expect(JSON.stringify(reading)).not.toMatch(/nowhere|toll|5555/);
  });
});
