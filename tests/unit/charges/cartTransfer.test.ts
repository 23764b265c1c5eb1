import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CART_TRANSFER_LONGEST, MOST_ITEMS, NUMBER_LONGEST } from "../../../src/charges/cartTransfer.ts";
import type { CartItem } from "../../../src/charges/index.ts";
import { chargeOf, identityOf } from "../../../src/charges/lines.ts";
import { readCartTransfer } from "../../../src/charges/readCartTransfer.ts";
import { toTransferredItem, writeCartTransfer } from "../../../src/charges/writeCartTransfer.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { anyBill, anyItems } from "./everyCharge.ts";
import {
  ADDED_AT,
  assessmentItem,
  compoundItem,
  itemsOfEveryType,
  licenseItem,
  parkingItem,
  stayItem,
} from "./samples.ts";

/** The cart that a council's page transfers to the portal in the address. */

const queryOf = (items: readonly CartItem[]): string =>
  new URLSearchParams(writeCartTransfer(items).map(([name, value]) => [name, value])).toString();

const read = (query: string) => {
  const cartTransfer = readCartTransfer(query);
  if (cartTransfer === undefined) throw new Error("no cart was transferred");
  return cartTransfer;
};

describe("the transferred cart", () => {
  test("has an item of every charge type, in readable form", () => {
    expect(decodeURIComponent(queryOf(itemsOfEveryType()))).toBe(
      [
        "cart=1",
        "item=mpt.assessment.1.110012345",
        "item=mpt.compound.full.C2600123",
        "item=mpt.license.renewal.201-1234",
        "item=mpt.market.full.301-2345",
        "item=mpt.parking.500.P130001",
        "item=mpt.local_government_charge",
      ].join("&"),
    );
  });

  test("is read back unchanged, whatever the bill", () => {
    fc.assert(
      fc.property(fc.array(anyItems, { maxLength: 5 }), (lists) => {
        const items = lists.flat();
        const once = new Map(
          items.map((item) => [chargeOf(item).source === "form" ? item.council : identityOf(item), item]),
        );
        const { items: back, unread } = read(queryOf([...once.values()]));
        expect(back).toEqual([...once.values()].map(toTransferredItem));
        expect(unread).toBe(0);
      }),
    );
  });

  test("names the choice of the offer that put an item into the cart", () => {
    fc.assert(
      fc.property(anyBill, ({ charge, record, terms }) => {
        for (const { choice, item } of charge.offers(record, terms, ADDED_AT))
          expect(charge.choiceOf(item)).toBe(choice);
      }),
    );
  });

  test("has no name, no contact, no balance and no amount except a reload's", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items) {
          const stated = new Set(Object.values(toTransferredItem(item)));
          for (const [field, value] of Object.entries(item)) {
            // A shorter value may equal a number or a choice by chance.
            const isPersonal = chargeOf(item).personalFields.includes(field) && String(value).length > 12;
            if (isPersonal) expect(stated).not.toContain(value);
          }
          expect(stated.size).toBeLessThanOrEqual(4);
          if (item.type === "local_government_charge")
            expect(toTransferredItem(item)).toEqual({ council: item.council, type: item.type });
        }
      }),
    );
  });

  test("has nothing of a consent", () => {
    const item = { ...licenseItem(), consent: { name: "Wong Siew Ling", ic_no: "800101125532" } };
    expect(queryOf([item])).not.toMatch(/Wong|800101/);
  });

  test("leaves out a number that is too long for an address, so the citizen searches for it again", () => {
    const number = "7".repeat(NUMBER_LONGEST + 1);
    expect(read(queryOf([assessmentItem(number)])).items).toEqual([{ council: "mpt", type: "assessment" }]);
  });

  test("keeps dots, spaces and signs in a number", () => {
    const number = "A 1.2/3&4=5 %~林";
    expect(read(queryOf([assessmentItem(number)])).items).toMatchObject([{ number }]);
  });

  test("has a limited length, however full the cart is, and counts the items that it leaves out", () => {
    const cart = Array.from({ length: MOST_ITEMS + 9 }, (_, place) =>
      assessmentItem(`${"林".repeat(NUMBER_LONGEST - 3)}${place}`),
    );
    const query = queryOf(cart);
    expect(query.length).toBeLessThanOrEqual(CART_TRANSFER_LONGEST);
    expect(read(query)).toMatchObject({ items: { length: MOST_ITEMS }, unread: 9 });
  });
});

describe("reading an address", () => {
  test("never fails, and looks up complete items only", () => {
    const anyPiece = fc.oneof(
      fc.string({ unit: ANY_CHARACTER, maxLength: 12 }),
      fc.constantFrom(
        "cart=1",
        "&",
        "=",
        "item=",
        "item=mpt.",
        "assessment",
        ".3.",
        "%",
        "%E0%A4%A",
        "left=",
        "#",
        "?",
      ),
    );
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 16 }), (pieces) => {
        for (const item of readCartTransfer(pieces.join(""))?.items ?? [])
          expect(item.number === undefined).toBe(item.selection === undefined);
      }),
    );
  });

  test.each(["", "lang=ms", "item=mpt.assessment.1.1", "cart=2&item=mpt.assessment.1.1", "cart=&item=x"])(
    "finds no cart in %j",
    (query) => expect(readCartTransfer(query)).toBeUndefined(),
  );

  test("offers the readable items and counts the others", () => {
    const items = [
      "mpt.parking.500.P130001",
      "atlantis.assessment.1.1",
      "mpt.telephone.1.1",
      "mpt.assessment.ONE.1",
      `mpt.assessment.1.${"7".repeat(NUMBER_LONGEST + 1)}`,
      "mpt.assessment.1.a%E2%80%AEb",
      "mpt",
      "",
    ];
    expect(read(`cart=1&${items.map((item) => `item=${item}`).join("&")}`)).toEqual({
      items: [{ council: "mpt", type: "parking", selection: "500", number: "P130001" }],
      unread: 7,
    });
  });

  test("asks the citizen to search again when the number or the choice is missing, or the number is a card's", () => {
    for (const text of [
      "mpt.license",
      "mpt.license.renewal",
      "mpt.license.renewal.---",
      "mpt.license.renewal.4111111111111111",
    ])
      expect(read(`cart=1&item=${text}`).items).toEqual([{ council: "mpt", type: "license" }]);
  });

  test("ignores the number of a form's charge, whoever wrote it", () => {
    expect(read("cart=1&item=mpt.local_government_charge.x.Siti").items).toEqual([
      { council: "mpt", type: "local_government_charge" },
    ]);
  });

  test("offers a bill once, however its number is written", () => {
    const twice = ["mpt.compound.full.K26-1", "mpt.compound.full.k26 1", "mpt.compound.full.K26-1"];
    expect(read(`cart=1&${twice.map((item) => `item=${item}`).join("&")}`)).toMatchObject({
      items: [{ number: "K26-1" }],
      unread: 0,
    });
  });

  test("offers the complete items of a truncated address", () => {
    const query = queryOf([parkingItem(), compoundItem(), stayItem()]);
    for (let end = 0; end < query.length; end += 1)
      expect(() => readCartTransfer(query.slice(0, end))).not.toThrow();
    expect(read(query.slice(0, query.indexOf("compound") + 4))).toMatchObject({
      items: [{ type: "parking" }],
      unread: 1,
    });
  });

  test("looks up no more items than a cart holds", () => {
    const many = Array.from({ length: 500 }, (_, place) => `item=mpt.assessment.1.${place}`);
    expect(read(`cart=1&${many.join("&")}`)).toMatchObject({ items: { length: MOST_ITEMS }, unread: 450 });
    expect(read(`cart=1&left=12&item=mpt.assessment.1.1&left=9`).unread).toBe(12);
    expect(read(`cart=1&left=-3&item=mpt.assessment.1.1`).unread).toBe(0);
  });
});
