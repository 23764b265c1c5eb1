import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPaymentId, isStatusToken } from "../../../src/domain/identifiers.ts";
import {
  asOrderNumber,
  asReceiptNumber,
  isOrderNumber,
  isReceiptNumber,
  ORDER_ALPHABET,
  orderNumber,
  orderNumberOf,
  receiptNumberOf,
} from "../../../src/domain/payments/orderNumber.ts";
import { runs } from "../../config/seed.ts";

const anyOrder = fc
  .record({
    day: fc.stringMatching(/^\d{6}$/),
    random: fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 10, maxLength: 10 }),
  })
  .map(({ day, random }) => orderNumber(day, random));

/** The positions of the order number and the check character in a receipt number, without the R and the dashes. */
const CARRIED = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 20];

function withCharacter(text: string, place: number, character: string): string {
  return text.slice(0, place) + character + text.slice(place + 1);
}

describe("the order number", () => {
  test("has at most 20 characters of [A-Z0-9], which FPX and the card gateway accept", () => {
    fc.assert(fc.property(anyOrder, (order) => /^[A-Z0-9]{1,20}$/.test(order) && isOrderNumber(order)));
  });

  test("names the Malaysian day and the attempt", () => {
    expect(orderNumber("261121", [0, 1, 2, 3, 4, 5, 6, 7, 30, 31])).toBe("K26112101234567YZ");
  });

  test("differs for different attempts", () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (one, other) => {
        fc.pre(one !== other);
        expect(receiptNumberOf(one)).not.toBe(receiptNumberOf(other));
      }),
    );
  });

  test.each([
    ["a day too short", "26112", Array(10).fill(0)],
    ["nine numbers", "261121", Array(9).fill(0)],
    ["eleven numbers", "261121", Array(11).fill(0)],
    ["a number above 31", "261121", [...Array(9).fill(0), 32]],
    ["a number below 0", "261121", [...Array(9).fill(0), -1]],
    ["a fraction", "261121", [...Array(9).fill(0), 0.5]],
  ])("cannot be made of %s", (_what, day, random) =>
    expect(() => orderNumber(day, random)).toThrow(RangeError),
  );

  test.each(["", "K261121012345678", "K261121 1234567YZ", "k26112101234567yz", "K26112101234567OI", 5, null])(
    "cannot be %j",
    (value) => expect(isOrderNumber(value)).toBe(false),
  );
});

describe("the receipt number", () => {
  test("follows from the order number, and passes its own check", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const receipt = receiptNumberOf(order);
        expect(receiptNumberOf(order)).toBe(receipt);
        expect(isReceiptNumber(receipt)).toBe(true);
        expect(`K${receipt.slice(1, -2).replaceAll("-", "")}`).toBe(order);
      }),
    );
  });

  test("has groups for reading, and its check character is hard to mistake", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const receipt = receiptNumberOf(order);
        expect(receipt).toMatch(/^R\d{6}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]$/);
        expect(ORDER_ALPHABET).toContain(receipt.at(-1));
      }),
    );
  });

  test("with any single wrong character is detected", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const receipt = receiptNumberOf(order);
        for (const place of CARRIED)
          for (const character of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
            if (character !== receipt[place])
              expect(isReceiptNumber(withCharacter(receipt, place, character))).toBe(false);
      }),
      { numRuns: runs(20) },
    );
  });

  test("with any two swapped characters is detected", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const receipt = receiptNumberOf(order);
        for (const one of CARRIED)
          for (const other of CARRIED) {
            const [first = "", second = ""] = [receipt[one], receipt[other]];
            const swapped = withCharacter(withCharacter(receipt, one, second), other, first);
            if (swapped !== receipt) expect(isReceiptNumber(swapped)).toBe(false);
          }
      }),
    );
  });

  test("is refused without dashes, in lower case or inside other text", () => {
    const receipt = receiptNumberOf(orderNumber("261121", [0, 1, 2, 3, 4, 5, 6, 7, 30, 31]));
    for (const wrong of [receipt.replaceAll("-", ""), receipt.toLowerCase(), ` ${receipt}`, `${receipt}\n`])
      expect(isReceiptNumber(wrong)).toBe(false);
    expect(isReceiptNumber(undefined)).toBe(false);
  });
});

describe("the payment's id and its status token", () => {
  test("the id is CouchDB's utc_random: 32 small hexadecimal digits", () => {
    fc.assert(fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), isPaymentId));
    for (const wrong of ["", "F".repeat(32), "0".repeat(31), "0".repeat(33), "_design/backend", 1])
      expect(isPaymentId(wrong)).toBe(false);
  });

  test("the status token is 43 characters of base64url: 256 bits", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(isStatusToken(Buffer.from(bytes).toString("base64url"))).toBe(true);
      }),
    );
    for (const wrong of ["", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}/`, null])
      expect(isStatusToken(wrong)).toBe(false);
  });
});

test("a receipt number is accepted as people type it, and leads back to its order number", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const receipt = receiptNumberOf(order);
      for (const typed of [
        receipt,
        ` ${receipt.toLowerCase()} `,
        receipt.replaceAll("-", ""),
        receipt.replaceAll("-", " "),
      ])
        expect(asReceiptNumber(typed)).toBe(receipt);
      expect(orderNumberOf(receipt)).toBe(order);
      expect(asReceiptNumber(order)).toBeUndefined();
      expect(asReceiptNumber(receipt.slice(0, -1))).toBeUndefined();
      for (const typed of [
        order,
        ` ${order.toLowerCase()}`,
        receipt,
        receipt.toLowerCase().replaceAll("-", " "),
      ])
        expect(asOrderNumber(typed)).toBe(order);
    }),
  );
});

test.each(["siti@contoh.my", "+60 12-345 6789", "0123456789", "K26-000001", ""])(
  "%j is no number of a payment",
  (typed) => expect(asOrderNumber(typed)).toBeUndefined(),
);
