import { expect, test } from "vitest";
import { configurationDocument } from "../../../src/api/schemas/configuration.ts";
import {
  changeOfCouncil,
  changeOfPortal,
  councilSwitchesOf,
  portalSwitchesOf,
  undoing,
} from "../../../src/desk/settings/switches.ts";

/** The switches of the desk become a change of the configuration. */

const CONFIGURATION = configurationDocument.create({ announcement: "Tutup", closing: true });

test("a form that nobody touched changes nothing, also where one text serves all languages", () => {
  const before = portalSwitchesOf(CONFIGURATION);
  expect(before.announcement).toEqual({ ms: "Tutup", en: "Tutup", zh: "Tutup" });
  expect(changeOfPortal(before, { ...before })).toEqual({});
});

test("only the switches that differ are changed, and an emptied text is removed", () => {
  const before = portalSwitchesOf(CONFIGURATION);
  const emptied = { ms: " ", en: "", zh: "" };
  expect(changeOfPortal(before, { ...before, closing: false, announcement: emptied })).toEqual({
    closing: false,
    announcement: null,
  });
});

test("a text keeps only the languages that somebody wrote", () => {
  const before = portalSwitchesOf(CONFIGURATION);
  const after = { ...before, snackbarMessage: { ms: " Cuti ", en: "Holiday", zh: "" } };
  expect(changeOfPortal(before, after)).toEqual({ snackbarMessage: { ms: "Cuti", en: "Holiday" } });
});

test("a council without an entry takes payments, and its charges keep their order", () => {
  expect(councilSwitchesOf(CONFIGURATION, "mpt")).toEqual({ available: true, maintenance: [] });
  expect(changeOfCouncil("mpt", { available: false, maintenance: ["parking", "assessment"] })).toEqual({
    councils: { mpt: { available: false, maintenance: ["assessment", "parking"] } },
  });
});

test("an undoing sets each field back, and one that had no value to its default", () => {
  expect(
    undoing([
      { field: "closing", from: false, to: true },
      { field: "councils.mpt.charges", from: undefined, to: ["parking"] },
      { field: "councils.mpt.available", from: true, to: false },
    ]),
  ).toEqual({ closing: false, councils: { mpt: { charges: null, available: true } } });
});
