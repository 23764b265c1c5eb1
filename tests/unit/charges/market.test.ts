import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeItem, writeLine } from "../../../src/charges/lines.ts";
import { market } from "../../../src/charges/market/index.ts";
import { marketSettlement } from "../../../src/charges/market/settlement.ts";
import { maskedRecord } from "../../../src/charges/masking.ts";
import { NOTHING, sen } from "../../../src/domain/money.ts";
import { ADDED_AT, anyMarket, marketItem, marketRecord, WITHOUT_ASSISTANCE } from "./samples.ts";

const offersOf = (record: ReturnType<typeof marketRecord>) =>
  market.offers(record, WITHOUT_ASSISTANCE, ADDED_AT);

describe("'Market. The amount is the absolute value of a negative balance, otherwise 0.'", () => {
  test.each([
    [-45_50, [45_50]],
    [-1, [1]],
    [0, []],
    [10, []],
    [45_50, []],
  ])("a balance of %i sen offers %j (rule 9.5)", (balance, amounts) => {
    expect(offersOf(marketRecord({ balance: sen(balance) })).map(({ amount }) => amount)).toEqual(amounts);
  });

  test("any stall offers the absolute value of a negative balance, otherwise nothing (rule 9.5)", () => {
    fc.assert(
      fc.property(anyMarket, (record) => {
        const due = record.balance < 0 ? Math.abs(record.balance) : 0;
        expect(offersOf(record).map(({ amount }) => Number(amount))).toEqual(due === 0 ? [] : [due]);
        expect(market.owes(record)).toEqual({ fee: due });
      }),
    );
  });

  test("a paid balance becomes zero, and a balance in credit stays", () => {
    const record = marketRecord();
    const paid = marketSettlement.settles(market.lineOf(marketItem()), record, WITHOUT_ASSISTANCE);
    expect(marketSettlement.remaining(record, [paid])).toEqual({ ...record, balance: NOTHING });
    expect(marketSettlement.remaining(record, [paid, paid]).balance).toBe(NOTHING);
    const credit = marketRecord({ balance: sen(5_00) });
    expect(marketSettlement.remaining(credit, [paid])).toEqual(credit);
  });
});

describe("'Market and parking items are sent as they are, except that the market balance is removed.'", () => {
  test("the line is the item without its balance and without the cart's key (rule 3.8)", () => {
    fc.assert(
      fc.property(anyMarket, (record) => {
        for (const { item } of offersOf(record)) {
          const { balance, ...rest } = writeItem(item);
          expect(balance).toMatch(/^-\d+\.\d\d$/);
          expect(writeLine(market.lineOf({ ...item, id: 3 }))).toEqual(rest);
        }
      }),
    );
  });

  test("checking its price again restores the record's details and keeps the time it was added", () => {
    const line = { ...market.lineOf(marketItem()), tenant: "Somebody else", market: "Elsewhere" };
    expect(market.reprice(line, marketRecord(), WITHOUT_ASSISTANCE)).toEqual(market.lineOf(marketItem()));
  });
});

describe("a stall that the tenant's identity number finds", () => {
  test("shows the public nothing of the tenant (rule 6.8)", () => {
    const shown = market.recordFacts(maskedRecord(market, marketRecord()));
    expect(shown.map(({ label }) => label)).toEqual(["charges.market.number", "charges.fact.market"]);
  });

  test("is found by its own number and the tenant's, and a company's by its own alone", () => {
    expect(market.foundBy?.(marketRecord(), "800101125533")).toEqual(["301-2345", "800101125533"]);
    expect(market.personalNumber?.("800101125533")).toBe("identity");
    for (const number of ["3012345", "SAB1234A"]) expect(market.personalNumber?.(number)).toBeUndefined();
  });

  test.each([
    [-45_50, 45_50],
    [0, 0],
    [12_00, 0],
  ])("a balance of %i sen is %i due in the list", (balance, due) => {
    const row = market.row.read(market.record.write(marketRecord({ balance: sen(balance) })));
    expect(market.dueOfRow?.(row)).toBe(due);
  });

  test.each(["2345", " 301-2345 ", "23 45"])("has the fact of its bill in %j (rule 6.10)", (typed) => {
    expect(market.billFact?.normalise(typed)).toBe(market.billFact?.of(marketRecord()));
  });
});

test("'Market numbers look like 30X-XXXX': the stall and tenant are shown, and the market when it is known", () => {
  const shown = (record: ReturnType<typeof marketRecord>) =>
    market.recordFacts(record).map(({ label }) => label.split(".").at(-1));
  expect(shown(marketRecord())).toEqual(["number", "market", "tenant"]);
  expect(shown(marketRecord({ market: undefined }))).toEqual(["number", "tenant"]);
  expect(market.registerOf("301-2345")).toBe("market");
});
