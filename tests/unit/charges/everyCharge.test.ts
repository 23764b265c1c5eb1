import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assessmentLine, assessmentRow } from "../../../src/charges/assessment/assessment.ts";
import { ASSISTED_TYPES, type AssistedType } from "../../../src/charges/assisted.ts";
import type { Settled } from "../../../src/charges/charge.ts";
import { compoundLine, compoundRecord } from "../../../src/charges/compound/compound.ts";
import { type Charge, chargeOfType, type Recorded, recordedCharge } from "../../../src/charges/index.ts";
import { licenseLine, licenseRow } from "../../../src/charges/license/license.ts";
import { chargeOf } from "../../../src/charges/lines.ts";
import {
  localGovernmentItem,
  localGovernmentLine,
} from "../../../src/charges/local_government_charge/localGovernmentCharge.ts";
import { marketLine, marketRow } from "../../../src/charges/market/market.ts";
import { parkingAccount, parkingLine } from "../../../src/charges/parking/parking.ts";
import { searchOf } from "../../../src/charges/searches.ts";
import { settlementOf } from "../../../src/charges/settlements.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { add, NOTHING, sen } from "../../../src/domain/money.ts";
import { anyBill, anyItems, anyPayable, anyStayItem, itemsOf } from "./everyCharge.ts";
import { ADDED_AT, itemsOfEveryType } from "./samples.ts";

/** The rules of every charge type. */

const withoutAbsent = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));

const total = (settled: Settled) => add(...Object.values(settled));

describe("the offers", () => {
  test("no offer costs zero or less, and each has another choice", () => {
    fc.assert(
      fc.property(anyBill, ({ charge, record, terms }) => {
        const offers = charge.offers(record, terms, ADDED_AT);
        for (const { amount } of offers) expect(amount).toBeGreaterThan(0);
        expect(new Set(offers.map(({ choice }) => choice)).size).toBe(offers.length);
      }),
    );
  });

  test("the assistance package reduces only charges that support it, and each only when the package names it", () => {
    fc.assert(
      fc.property(anyBill, ({ charge, record, terms }) => {
        const cost = (percent: number, charges: readonly AssistedType[]) =>
          charge
            .offers(record, { ...terms, assistance: { percent, charges } }, ADDED_AT)
            .map(({ amount }) => amount);
        const others = ASSISTED_TYPES.filter((type) => type !== charge.type);
        expect(cost(50, others)).toEqual(cost(0, ASSISTED_TYPES));
      }),
    );
  });

  test("the search announces further fields for reloads and for charges with consent, and for no others", () => {
    const asks = CHARGE_TYPES.map(chargeOfType).filter(
      (charge) => charge.source === "reload" || (charge.source === "bill" && charge.consent !== undefined),
    );
    expect(CHARGE_TYPES.filter((type) => searchOf(type)?.asksMore)).toEqual(asks.map(({ type }) => type));
  });

  test("the parts add up to the amount, and no part is zero", () => {
    fc.assert(
      fc.property(anyBill, ({ charge, record, terms }) => {
        for (const { amount, parts } of charge.offers(record, terms, ADDED_AT)) {
          expect(add(...parts.map((part) => part.amount))).toBe(amount);
          expect(parts.map((part) => part.amount)).not.toContain(NOTHING);
        }
      }),
    );
  });

  test("the item and its line cost the offered amount, and the line's parts add up to it", () => {
    fc.assert(
      fc.property(anyBill, ({ charge, record, terms }) => {
        for (const { amount, item } of charge.offers(record, terms, ADDED_AT)) {
          const line = charge.lineOf(item);
          expect([item.amount, line.amount]).toEqual([amount, amount]);
        }
      }),
    );
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items) {
          const line = chargeOf(item).lineOf(item);
          const parts = chargeOf(item).lineParts(line);
          expect(add(...parts.map((part) => part.amount))).toBe(line.amount);
        }
      }),
    );
  });

  test("the paid parts of a line add up to the line, and no part exceeds what it settles", () => {
    fc.assert(
      fc.property(anyBill, ({ charge, record, terms }) => {
        for (const { item } of charge.offers(record, terms, ADDED_AT)) {
          const line = charge.lineOf(item);
          const settled = settlementOf(charge).settles(line, record, terms);
          const paid = settlementOf(charge).paysFor?.(line, settled) ?? settled;
          expect(total(paid)).toBe(line.amount);
          for (const [part, amount] of Object.entries(settled)) {
            expect(paid[part]).toBeLessThanOrEqual(amount);
            expect(paid[part]).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  test("one field of a record, of its items and of their lines has the number", () => {
    fc.assert(
      fc.property(anyPayable, ({ charge, record, items }) => {
        for (const of of [record, ...items, ...items.map((item) => charge.lineOf(item))])
          expect(of).toHaveProperty([charge.numberField], charge.numberOf(of));
      }),
    );
  });

  test("an item's line names the same bill by the same number", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items) {
          const line = chargeOf(item).lineOf(item);
          expect([line.type, line.council]).toEqual([item.type, item.council]);
          expect(chargeOf(item).numberOf(line)).toBe(chargeOf(item).numberOf(item));
        }
      }),
    );
  });
});

describe("'The server works every amount out again from its own records'", () => {
  test("an unchanged line stays the same", () => {
    fc.assert(
      fc.property(anyPayable, ({ charge, record, terms, items }) => {
        for (const item of items) {
          const line = charge.lineOf(item);
          const again = charge.reprice(line, record, terms);
          expect(again && withoutAbsent(again)).toEqual(withoutAbsent(line));
        }
      }),
    );
    fc.assert(
      fc.property(anyStayItem, (item) => {
        const charge = chargeOfType("local_government_charge");
        if (charge.source !== "form") throw new Error("the charge was to be a form");
        expect(charge.reprice(charge.lineOf(item))).toEqual(charge.lineOf(item));
      }),
    );
  });

  test("a changed amount is always corrected", () => {
    const anyWrong = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map(sen);
    fc.assert(
      fc.property(anyBill, anyWrong, (due, amount) => {
        for (const item of itemsOf(due)) {
          const line = due.charge.lineOf(item);
          const again = due.charge.reprice({ ...line, amount }, due.record, due.terms);
          expect(again?.amount).toBe(line.amount);
        }
      }),
    );
  });

  test("a choice that is no longer offered has no price", () => {
    fc.assert(
      fc.property(anyBill, (due) => {
        const { charge, record, terms } = due;
        const paid = settlementOf(charge).remaining(record, [charge.owes(record) ?? {}]);
        for (const item of itemsOf(due))
          expect(charge.reprice(charge.lineOf(item), paid, terms)).toBeUndefined();
      }),
    );
  });
});

describe("'A balance is the record minus its settlements'", () => {
  /** The record with the settlement of each of its items. */
  const anySettled = fc
    .tuple(anyPayable, fc.array(fc.nat({ max: 3 }), { maxLength: 5 }))
    .map(([payable, places]) => {
      const { charge, record, terms, items } = payable;
      const settlements = items.map((item) =>
        settlementOf(charge).settles(charge.lineOf(item), record, terms),
      );
      const settled = places.flatMap((place): readonly Settled[] => {
        const settlement = settlements[place];
        return settlement ? [settlement] : [];
      });
      return { ...payable, settled };
    });

  test("a record without settlements stays unchanged", () => {
    fc.assert(
      fc.property(anyPayable, ({ charge, record }) => {
        expect(settlementOf(charge).remaining(record, [])).toEqual(record);
      }),
    );
  });

  test("the order of the settlements does not matter", () => {
    fc.assert(
      fc.property(anySettled, fc.nat({ max: 4 }), ({ charge, record, settled }, turn) => {
        const turned = [...settled.slice(turn), ...settled.slice(0, turn)];
        const left = settlementOf(charge).remaining(record, settled);
        expect(settlementOf(charge).remaining(record, settled.toReversed())).toEqual(left);
        expect(settlementOf(charge).remaining(record, turned)).toEqual(left);
      }),
    );
  });

  test("the amount owed never becomes negative and never grows", () => {
    fc.assert(
      fc.property(anySettled, ({ charge, record, settled }) => {
        const before = charge.owes(record) ?? {};
        for (const [part, left] of Object.entries(
          charge.owes(settlementOf(charge).remaining(record, settled)) ?? {},
        )) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(before[part] ?? -1);
        }
      }),
    );
  });

  test("an offer settles the parts that are owed, and no more than them", () => {
    fc.assert(
      fc.property(anyBill, (due) => {
        const { charge, record, terms } = due;
        const owes = charge.owes(record) ?? {};
        for (const item of itemsOf(due)) {
          const settled = settlementOf(charge).settles(charge.lineOf(item), record, terms);
          expect(Object.keys(settled).toSorted()).toEqual(Object.keys(owes).toSorted());
          for (const [part, amount] of Object.entries(settled)) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBeLessThanOrEqual(owes[part] ?? -1);
          }
          expect(total(settled)).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("settling everything leaves nothing to offer and nothing owed", () => {
    fc.assert(
      fc.property(anyBill, ({ charge, record, terms }) => {
        const left = settlementOf(charge).remaining(record, [charge.owes(record) ?? {}]);
        expect(charge.offers(left, terms, ADDED_AT)).toEqual([]);
        expect(total(charge.owes(left) ?? {})).toBe(NOTHING);
      }),
    );
  });

  test("a paid offer does not return, and paying the rest leaves nothing", () => {
    fc.assert(
      fc.property(anyBill, (due) => {
        let { record } = due;
        for (let payments = 0; payments < 4; payments += 1) {
          const [item] = itemsOf({ ...due, record });
          if (item === undefined) break;
          const line = due.charge.lineOf(item);
          record = settlementOf(due.charge).remaining(record, [
            settlementOf(due.charge).settles(line, record, due.terms),
          ]);
          expect(due.charge.reprice(line, record, due.terms)).toBeUndefined();
        }
        expect(due.charge.offers(record, due.terms, ADDED_AT)).toEqual([]);
      }),
    );
  });

  test("a part that is settled twice is subtracted once", () => {
    fc.assert(
      fc.property(anyBill, (due) => {
        const { charge, record, terms } = due;
        for (const item of itemsOf(due)) {
          const settled = settlementOf(charge).settles(charge.lineOf(item), record, terms);
          expect(settlementOf(charge).remaining(record, [settled, settled])).toEqual(
            settlementOf(charge).remaining(record, [settled]),
          );
        }
      }),
    );
  });
});

describe("'Search. The id is trimmed. For market, compound and licence searches, dashes are removed.'", () => {
  const recorded = (): readonly Recorded[] => CHARGE_TYPES.flatMap((type) => recordedCharge(type) ?? []);
  const anyTyped = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.stringMatching(/^[ \t-]{0,2}[A-Za-z0-9 \-–‑—]{0,12}[ \n-]{0,2}$/),
  );

  test("a normalised number stays unchanged, since the back end normalises it again", () => {
    fc.assert(
      fc.property(anyTyped, (typed) => {
        for (const charge of recorded()) {
          const number = charge.normaliseNumber(typed);
          expect(charge.normaliseNumber(number)).toBe(number);
          expect(number.trim()).toBe(number);
          expect(charge.registerOf(number)).toBe(charge.registerOf(typed));
        }
      }),
    );
  });

  test("the number of a stall, a compound or a licence has no dash and no small letter left", () => {
    fc.assert(
      fc.property(anyTyped, (typed) => {
        for (const charge of recorded()) {
          const number = charge.normaliseNumber(typed);
          if (["market", "compound", "license"].includes(charge.type))
            expect(number).not.toMatch(/[\s\p{Pd}]/u);
          else expect(number).toBe(typed.trim().toUpperCase());
        }
      }),
    );
  });

  test.each([
    ["market", " 301-2345\n", "3012345"],
    ["compound", "800101-12-5533 ", "800101125533"],
    ["license", "r-1234567", "R1234567"],
    ["license", "201–1234", "2011234"],
    ["assessment", " 11-0012345 ", "11-0012345"],
    ["parking", " p-130001 ", "P-130001"],
  ] as const)("%s: %j is searched as %j (rule 5.13)", (type, typed, number) =>
    expect(recordedCharge(type)?.normaliseNumber(typed)).toBe(number),
  );
});

describe("'for the public a text is masked, anything else left out'", () => {
  const SCHEMAS: Readonly<Record<string, readonly { readonly schema: object }[]>> = {
    assessment: [assessmentLine, assessmentRow],
    compound: [compoundLine, compoundRecord],
    license: [licenseLine, licenseRow],
    market: [marketLine, marketRow],
    parking: [parkingLine, parkingAccount],
    local_government_charge: [localGovernmentLine, localGovernmentItem],
  };
  const PERSONAL =
    /^(name|nama_s|payer|tenant|holder|customer_name|full_name|email|phone|consent|ic_no|house_no|current_title|vehicle_no)$/;

  test.each(CHARGE_TYPES)(
    "%s: every field that leads to a person is listed, and each listed name is a field",
    (type) => {
      const charge: Charge = chargeOfType(type);
      const fields = (SCHEMAS[type] ?? []).flatMap(({ schema }) => Object.keys(schema));
      const personal = [...new Set(fields.filter((field) => PERSONAL.test(field)))];
      expect([...charge.personalFields].toSorted()).toEqual(personal.toSorted());
    },
  );
});

describe("'Cart item. Fields: type, amount, council, added_cart_at, selection (assessment), license_no, plus the searched record's own fields.'", () => {
  test("type, amount, council, added_cart_at (rule 3.3)", () => {
    for (const item of itemsOfEveryType()) {
      expect(Object.keys(item)).toEqual(
        expect.arrayContaining(["type", "amount", "council", "added_cart_at"]),
      );
      expect(item.added_cart_at).toBe("2026-11-21T02:03:04.000Z");
    }
  });

  test("selection (assessment), license_no (rule 3.3)", () => {
    const holding = (field: string) =>
      itemsOfEveryType()
        .filter((item) => field in item)
        .map(({ type }) => type);
    expect(holding("selection")).toEqual(["assessment"]);
    expect(holding("license_no")).toEqual(["license", "local_government_charge"]);
  });

  test("plus the searched record's own fields (rule 3.3)", () => {
    fc.assert(
      fc.property(anyPayable, ({ record, items }) => {
        // The balance of a parking account is left out, since it may change at any time.
        for (const item of items)
          for (const field of Object.keys(record))
            expect(field in item, field).toBe(record.type !== "parking" || field !== "balance");
      }),
    );
  });
});
