import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLookValue } from "../../../../src/domain/embed/look.ts";
import {
  embedQuery,
  firstSettings,
  isPageAddress,
  readEmbedQuery,
  validSettings,
} from "../../../../src/domain/embed/settings.ts";
import { tagAttributes } from "../../../../src/domain/embed/tagAttributes.ts";
import { readAttributes } from "../../../../widgets/attributes.ts";
import { anySettings } from "./anySettings.ts";

describe("the address of the settings", () => {
  test("restores the same settings, without invalid values and without the account", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const sound = validSettings(settings);
        expect(readEmbedQuery(embedQuery(settings), "mpt")).toEqual({ ...sound, account: "" });
        expect(readEmbedQuery(embedQuery(settings, { account: true }), "mpt")).toEqual(sound);
      }),
    );
  });

  test("has an account number only for a frame", () => {
    const settings = { ...firstSettings("mpt"), account: "P130001" };
    expect(embedQuery(settings)).not.toContain("P130001");
  });

  test("gives valid settings, whatever the address contains", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const read = readEmbedQuery(query, "dbkk");
        expect(validSettings(read)).toEqual(read);
      }),
    );
  });

  test("without any known value gives the first settings", () => {
    const query = "element=img&council=x&charge=x&language=x&level=9&primary=red&cart-href=";
    expect(readEmbedQuery(query, "dbkk")).toEqual(firstSettings("dbkk"));
  });
});

test("an element accepts every attribute that the studio writes, whatever was typed", () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const written = Object.fromEntries(tagAttributes(validSettings(settings)));
      expect(readAttributes(written, "https://council.example/pay/").problems).toEqual([]);
    }),
  );
});

test.each([
  ["/resit.html", true],
  ["resit.html?id=1&x=2", true],
  ["https://mpt.example/resit", true],
  ["javascript:alert(1)", false],
  ["mailto:a@b.my", false],
  ["http://", false],
])("whether %s is accepted as the page of another screen: %s", (address, isOne) => {
  expect(isPageAddress(address)).toBe(isOne);
});

test.each([
  ["primary", "#0b3d91", true],
  ["primary", "#FFF", true],
  ["primary", "red", false],
  ["primary", "#0b3d9", false],
  ["radius", "0px", true],
  ["radius", "calc(1px)", false],
  ["font", 'Arial, "Noto Sans SC", sans-serif', true],
  ["font", "微软雅黑, -apple-system", true],
  ["font", "Arial; } body { display: none", false],
  ["font", "</style>", false],
  ["font", 'a"b', false],
  ["font", "", false],
] as const)("whether %s %s is safe in a style sheet: %s", (name, value, isOne) => {
  expect(isLookValue(name, value)).toBe(isOne);
});
