import fc from "fast-check";
import { expect, test } from "vitest";
import { AmbiguousFieldError, sourceString } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import {
  BANK_LIST_ENQUIRY_FIELDS,
  BANK_LIST_REPLY_FIELDS,
  CONFIRMATION_FIELDS,
  REQUEST_FIELDS,
} from "../../../src/server/gateways/fpx/protocol/schemas.ts";

const PUBLISHED_REQUEST = {
  fpx_buyerAccNo: "",
  fpx_buyerBankBranch: "SBI BANK A",
  fpx_buyerBankId: "TEST0021",
  fpx_buyerEmail: "test@example.com",
  fpx_buyerIban: "",
  fpx_buyerId: "",
  fpx_buyerName: "",
  fpx_makerName: "",
  fpx_msgToken: "01",
  fpx_msgType: "AR",
  fpx_productDesc: "1 goods",
  fpx_sellerBankCode: "01",
  fpx_sellerExId: "EX00000000",
  fpx_sellerExOrderNo: "EXORDERNO0000",
  fpx_sellerId: "SE00000000",
  fpx_sellerOrderNo: "ORDERNO000000",
  fpx_sellerTxnTime: "20170817140102",
  fpx_txnAmount: "1.00",
  fpx_txnCurrency: "MYR",
  fpx_version: "7.0",
};

test("the source string of the published AR equals the published one", () => {
  expect(sourceString(REQUEST_FIELDS, PUBLISHED_REQUEST)).toBe(
    "|SBI BANK A|TEST0021|test@example.com|||||01|AR|1 goods|01|EX00000000|EXORDERNO0000|SE00000000|ORDERNO000000|20170817140102|1.00|MYR|7.0",
  );
});

test("the messages have as many fields as the exchange's, in ASCII order and without the checksum", () => {
  const lists: readonly (readonly string[])[] = [
    REQUEST_FIELDS,
    CONFIRMATION_FIELDS,
    BANK_LIST_ENQUIRY_FIELDS,
    BANK_LIST_REPLY_FIELDS,
  ];
  expect(lists.map((fields) => fields.length)).toEqual([20, 21, 4, 4]);
  for (const fields of lists) {
    expect([...fields].sort()).toEqual(fields);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields).not.toContain("fpx_checkSum");
  }
});

test("the listed order of the fields does not change the source string, and every value keeps its place", () => {
  const value = fc.string().filter((text) => !text.includes("|"));
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^fpx_[A-Za-z]{1,12}$/), value, { minKeys: 1 }),
      fc.infiniteStream(fc.nat()),
      (values, random) => {
        const names = Object.keys(values);
        const shuffled = names
          .map((name) => ({ name, rank: random.next().value ?? 0 }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ name }) => name);
        const source = sourceString(shuffled, values);
        // Compares code units. That is ASCII order, unlike a locale's order.
        const inOrder = names.sort((one, other) => (one < other ? -1 : 1));
        expect(source.split("|")).toEqual(inOrder.map((name) => values[name]));
      },
    ),
  );
});

test("a value with the separator is refused, and the error names the field and not the value", () => {
  const signing = () => sourceString(REQUEST_FIELDS, { ...PUBLISHED_REQUEST, fpx_buyerName: "A|B" });
  expect(signing).toThrow(AmbiguousFieldError);
  expect(signing).toThrow(/^fpx_buyerName(?!.*A\|B)/);
});
