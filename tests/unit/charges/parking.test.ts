import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeItem, writeLine } from "../../../src/charges/lines.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import { parkingSettlement } from "../../../src/charges/parking/settlement.ts";
import { add, NOTHING, sen } from "../../../src/domain/money.ts";
import {
  ADDED_AT,
  anyParking,
  anyReload,
  parkingAccount,
  parkingItem,
  WITHOUT_ASSISTANCE,
} from "./samples.ts";

describe("'Parking. The amount is preset to 500 and divided by 100 when added to the cart.'", () => {
  const [preset = NOTHING] = parking.presets;

  test("the preset is 500, and 5.00 in the cart (rule 9.4)", () => {
    expect(preset).toBe(500);
    expect(writeItem(parking.itemOf(parkingAccount(), preset, ADDED_AT)).amount).toBe("5.00");
  });

  test("every other suggested amount is within the limits", () => {
    expect(new Set(parking.presets).size).toBe(parking.presets.length);
    for (const amount of parking.presets) {
      expect(amount).toBeGreaterThanOrEqual(parking.limits.least);
      expect(amount).toBeLessThanOrEqual(parking.limits.most);
    }
  });
});

describe("'Market and parking items are sent as they are'", () => {
  test("the line is the item without the cart's key (rule 3.8)", () => {
    fc.assert(
      fc.property(anyParking, anyReload, (account, amount) => {
        const item = parking.itemOf(account, amount, ADDED_AT);
        expect(writeLine(parking.lineOf({ ...item, id: 3 }))).toEqual(writeItem(item));
      }),
    );
  });
});

describe("the citizen chooses the amount, and the server enforces the limits", () => {
  const priced = (amount: number) =>
    parking.reprice(
      parking.lineOf({ ...parkingItem(), amount: sen(amount) }),
      parkingAccount(),
      WITHOUT_ASSISTANCE,
    );

  test.each([parking.limits.least, 7_35, parking.limits.most])("%i sen is accepted", (amount) =>
    expect(priced(amount)?.amount).toBe(amount),
  );

  test.each([-5_00, 0, parking.limits.least - 1, parking.limits.most + 1, 10 ** 9])(
    "%i sen is refused",
    (amount) => expect(priced(amount)).toBeUndefined(),
  );

  test("the record says whose account it is", () => {
    const line = { ...parking.lineOf(parkingItem()), holder: "Somebody else", vehicle_no: "XXX1" };
    expect(parking.reprice(line, parkingAccount(), WITHOUT_ASSISTANCE)).toEqual(
      parking.lineOf(parkingItem()),
    );
  });
});

describe("the balance of the account", () => {
  test("is the old balance plus every reload, so that no reload counts as a double payment", () => {
    fc.assert(
      fc.property(anyParking, fc.array(anyReload, { maxLength: 4 }), (account, amounts) => {
        const settled = amounts.map((amount) =>
          parkingSettlement.settles(
            parking.lineOf(parking.itemOf(account, amount, ADDED_AT)),
            account,
            WITHOUT_ASSISTANCE,
          ),
        );
        const { balance } = parkingSettlement.remaining(account, settled);
        expect(balance).toBe(account.balance === undefined ? undefined : add(account.balance, ...amounts));
        expect(parking.owes(account)).toBeUndefined();
      }),
    );
  });

  test("is shown in words when it is unknown, never as zero", () => {
    expect(parking.recordFacts(parkingAccount()).at(-1)).toMatchObject({ kind: "money", amount: 3_40 });
    expect(parking.recordFacts(parkingAccount({ balance: undefined })).at(-1)).toMatchObject({
      kind: "term",
      term: "charges.parking.balanceUnknown",
    });
  });

  test("is in no cart and no payment", () => {
    expect(parkingItem()).not.toHaveProperty("balance");
    expect(parking.lineOf(parkingItem())).not.toHaveProperty("balance");
  });
});
