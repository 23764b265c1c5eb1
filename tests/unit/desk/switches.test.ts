import { expect, test } from "vitest";
import { closesNextDay, helplineHours } from "../../../src/api/schemas/operator.ts";
import { storedConfiguration } from "../../../src/api/schemas/storedConfiguration.ts";
import {
  changeOfCouncil,
  changeOfPortal,
  councilSwitchesOf,
  isSettable,
  offeredOtherwise,
  type PortalSwitches,
  portalSwitchesOf,
  problemOf,
  rebased,
  undoing,
  withCharge,
  withStoredPeriods,
  wrongInHelpline,
} from "../../../src/desk/settings/switches.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";

/** The switches of the desk become a change of the configuration. */

const CONFIGURATION = storedConfiguration.create({ announcement: "Tutup", closing: true });

const PERIOD = { from: "2026-12-31T09:00:00.000Z", until: "2027-01-02T00:00:00.000Z" };
const TYPED = { from: "2026-12-31T17:00", until: "2027-01-02T08:00" };

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
  const before = councilSwitchesOf(CONFIGURATION, "mpt");
  expect(before).toMatchObject({ available: true, maintenance: [] });
  const after = { ...before, available: false, maintenance: ["parking", "assessment"] as const };
  expect(changeOfCouncil("mpt", before, after)).toEqual({
    councils: { mpt: { available: false, maintenance: ["assessment", "parking"] } },
  });
});

test("a council that offers every charge again has no list, and a shorter list and its period are set together", () => {
  const validity = { councils: { mpt: { charges: PERIOD } } };
  const councils = { mpt: { charges: ["parking", "compound"] } };
  const configuration = storedConfiguration.create({ councils, validity });
  const before = councilSwitchesOf(configuration, "mpt");
  expect(before).toMatchObject({ charges: ["compound", "parking"], chargesPeriod: TYPED });
  const same = { available: true, maintenance: [] };
  expect(changeOfCouncil("mpt", before, before)).toEqual({ councils: { mpt: same } });
  const all = [...CHARGE_TYPES].reverse();
  expect(changeOfCouncil("mpt", before, { ...before, charges: all })).toEqual({
    councils: { mpt: { ...same, charges: null } },
    validity: { councils: { mpt: { charges: null } } },
  });
  const every = councilSwitchesOf(CONFIGURATION, "mpt");
  const after = { ...every, charges: withCharge(every.charges, "market", false), chargesPeriod: TYPED };
  expect(changeOfCouncil("mpt", every, after)).toEqual({
    councils: { mpt: { ...same, charges: CHARGE_TYPES.filter((type) => type !== "market") } },
    validity,
  });
});

test("the form says which charges the council offers outside of the period of its list", () => {
  const councils = { mpt: { charges: ["parking", "compound"] } };
  const of = (fields: object) => offeredOtherwise(storedConfiguration.create(fields), "mpt");
  expect(of({})).toEqual(CHARGE_TYPES);
  expect(of({ councils })).toEqual(["compound", "parking"]);
  expect(of({ councils, validity: { councils: { mpt: { charges: PERIOD } } } })).toEqual(CHARGE_TYPES);
  const charges = { ...PERIOD, otherwise: ["parking", "market"] };
  expect(of({ councils, validity: { councils: { mpt: { charges } } } })).toEqual(["market", "parking"]);
});

test("cards are not taken for a time, and lose the period when they are taken again", () => {
  const before = portalSwitchesOf(CONFIGURATION);
  const off = { ...before, cards: false, cardsPeriod: TYPED };
  expect(changeOfPortal(before, off)).toEqual({ cards: false, validity: { cards: PERIOD } });
  expect(changeOfPortal(off, { ...off, cards: true })).toEqual({ cards: true, validity: { cards: null } });
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

test("a change is taken back only while each of its fields can be set", () => {
  const fields = [
    "closing",
    "councils.mpt.available",
    "assistance.percent",
    "validity.councils.mpt.available",
  ];
  expect(fields.filter((field) => !isSettable(field))).toEqual([]);
  // an older version kept the contact in the configuration
  expect(["councils.mpt.contact", "footer"].filter(isSettable)).toEqual([]);
});

test("a period is typed in Malaysia time and stored in UTC", () => {
  const configuration = storedConfiguration.create({ closing: true, validity: { closing: PERIOD } });
  const before = portalSwitchesOf(configuration);
  expect(before.closingPeriod).toEqual(TYPED);
  expect(changeOfPortal(before, { ...before, closingPeriod: { ...TYPED, until: "" } })).toEqual({
    validity: { closing: { from: PERIOD.from } },
  });
});

test("a switch that is as on ordinary days loses its period", () => {
  const validity = { closing: PERIOD, councils: { mpt: { available: PERIOD } } };
  const councils = { mpt: { available: false } };
  const configuration = storedConfiguration.create({ closing: true, councils, validity });
  const portal = portalSwitchesOf(configuration);
  expect(changeOfPortal(portal, { ...portal, closing: false })).toEqual({
    closing: false,
    validity: { closing: null },
  });
  const council = councilSwitchesOf(configuration, "mpt");
  expect(changeOfCouncil("mpt", council, { ...council, available: true })).toEqual({
    councils: { mpt: { available: true, maintenance: [] } },
    validity: { councils: { mpt: { available: null } } },
  });
});

test("a switch that changes while its period does not keeps the period", () => {
  const councils = { mpt: { available: PERIOD } };
  const configuration = storedConfiguration.create({ validity: { announcement: PERIOD, councils } });
  const change = { announcement: "Tutup", closing: true, councils: { mpt: { available: false } } };
  expect(withStoredPeriods(change, configuration)).toEqual({
    ...change,
    validity: { announcement: PERIOD, councils },
  });
  const named = { announcement: "Tutup", validity: { announcement: null } };
  expect(withStoredPeriods(named, configuration)).toEqual(named);
});

test("a period that ends when it begins, or before, is wrong", () => {
  const until = TYPED.from;
  expect([TYPED, { ...TYPED, until }, { from: "", until }].map(problemOf)).toEqual([
    undefined,
    { end: "until", text: "reversed" },
    undefined,
  ]);
});

test.each(["20260-12-31T17:00", "275760-12-31T17:00", "0026-12-31T17:00", "1999-12-31T23:59"])(
  "the year of %s is wrong at its field, and breaks no page",
  (minute) => {
    expect(problemOf({ from: minute, until: "" })).toEqual({ end: "from", text: "wrongYear" });
    expect(problemOf({ from: "", until: minute })).toEqual({ end: "until", text: "wrongYear" });
  },
);

test("a period may begin in 2000 and end in 9999", () => {
  const widest = { from: "2000-01-01T00:00", until: "9999-12-31T23:59" };
  expect(problemOf(widest)).toBeUndefined();
  const before = portalSwitchesOf(CONFIGURATION);
  const change = changeOfPortal(before, { ...before, closingPeriod: widest });
  expect(storedConfiguration.create({ closing: true, ...change }).validity.closing).toEqual({
    from: "1999-12-31T16:00:00.000Z",
    until: "9999-12-31T15:59:00.000Z",
  });
});

test("a typed helpline becomes its parts, and an emptied part is as the server's settings say", () => {
  const hours = { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "17:00" };
  const stored = storedConfiguration.create({ helpline: { phone: "088-111111", hours } });
  const before = portalSwitchesOf(stored);
  expect(before).toMatchObject({ phone: "088-111111", email: "", hours });
  const typed = { ...before, phone: " ", email: "bantuan@portal.example " };
  expect(changeOfPortal(before, typed)).toEqual({
    helpline: { phone: null, email: "bantuan@portal.example" },
  });
  const none = { first_day: "", last_day: "", opens: "", closes: "" };
  expect(changeOfPortal(before, { ...before, hours: none })).toEqual({ helpline: { hours: null } });
});

test("a typed helpline names what is wrong: the phone, the address, and what its hours lack", () => {
  const empty = portalSwitchesOf(CONFIGURATION);
  expect([...wrongInHelpline(empty)]).toEqual([]);
  const hours = { ...empty.hours, opens: "08:00" };
  expect([...wrongInHelpline({ phone: "none", email: "bantuan", hours })]).toEqual([
    ["phone", "phone"],
    ["email", "email"],
    ...["first_day", "last_day", "closes"].map((part) => [part, "required"]),
  ]);
});

test.each([
  ["16:59", [], false],
  ["17:00", [["closes", "same"]], false],
  ["17:01", [], true],
])(
  "hours that open at %s and close at 17:00 have the mistakes %j, on the next day: %s",
  (opens, wrong, isNext) => {
    const hours = { first_day: "Mon", last_day: "Fri", opens, closes: "17:00" };
    expect([...wrongInHelpline({ phone: "", email: "", hours })]).toEqual(wrong);
    expect(helplineHours.is(hours)).toBe(wrong.length === 0);
    expect(closesNextDay(hours)).toBe(isNext);
  },
);

test("an undone e-mail address stays undone when a phone number is typed meanwhile", () => {
  const of = (email: string) => portalSwitchesOf(storedConfiguration.create({ helpline: { email } }));
  const [saved, undone] = [of("b@portal.example"), of("a@portal.example")];
  const typed = rebased(saved, { ...saved, phone: "088-123456" }, undone);
  expect(typed).toEqual({ ...undone, phone: "088-123456" });
  expect(changeOfPortal(undone, typed)).toEqual({ helpline: { phone: "088-123456" } });
});

test("what somebody typed stays when the configuration changes, and everything else follows", () => {
  const before = portalSwitchesOf(CONFIGURATION);
  const typed: PortalSwitches = { ...before, closing: false };
  const now = { ...before, cards: false };
  expect(rebased(before, typed, now)).toEqual({ ...now, closing: false });
});
