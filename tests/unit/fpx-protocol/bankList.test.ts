import fc from "fast-check";
import { expect, test } from "vitest";
import { formatBankList, parseBankList } from "../../../src/server/gateways/fpx/protocol/bankList.ts";

test("A is online and B is not", () => {
  expect(parseBankList("ABB0233~A,BIMB0340~B")).toEqual([
    { code: "ABB0233", online: true },
    { code: "BIMB0340", online: false },
  ]);
});

test("every list reads back unchanged, in its order", () => {
  const banks = fc.array(fc.record({ code: fc.stringMatching(/^[A-Z0-9]{1,20}$/), online: fc.boolean() }));
  fc.assert(
    fc.property(banks, (list) => {
      expect(parseBankList(formatBankList(list))).toEqual(list);
    }),
  );
});

test("a bank with an unknown state cannot be chosen, and an entry that is no bank is skipped", () => {
  expect(parseBankList("ABB0233~X,,~A,<script>~A,ABB0233,BIMB0340~A")).toEqual([
    { code: "ABB0233", online: false },
    { code: "BIMB0340", online: true },
  ]);
  expect(parseBankList("")).toEqual([]);
});
