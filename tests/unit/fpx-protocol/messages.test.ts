import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  createKeyMaterial,
  type KeyMaterial,
} from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import {
  FpxFieldError,
  type FpxMessages,
  type FpxValues,
  openMessage,
  sealMessage,
} from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { encodeWireBody } from "../../../src/server/gateways/fpx/protocol/wire.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";

const NOW = new Date();

const CONFIRMATION: FpxValues<"AC"> = {
  fpx_buyerBankBranch: "SBI BANK A",
  fpx_buyerBankId: "TEST0021",
  fpx_buyerIban: "",
  fpx_buyerId: "",
  fpx_buyerName: "N@ME()/ .-&BUYER",
  fpx_creditAuthCode: "00",
  fpx_creditAuthNo: "9999999",
  fpx_debitAuthCode: "00",
  fpx_debitAuthNo: "15733223",
  fpx_fpxTxnId: "2106191550270891",
  fpx_fpxTxnTime: "20210619155027",
  fpx_makerName: "",
  fpx_msgToken: "01",
  fpx_sellerExId: "EX00000001",
  fpx_sellerExOrderNo: "ORDER1",
  fpx_sellerId: "SE00000001",
  fpx_sellerOrderNo: "ORDER1",
  fpx_sellerTxnTime: "20210619155000",
  fpx_txnAmount: "128.90",
  fpx_txnCurrency: "MYR",
};

const ENQUIRY: FpxValues<"BE"> = { fpx_msgToken: "01", fpx_sellerExId: "EX00000001", fpx_version: "7.0" };

let keys: KeyMaterial;
let confirmation: FpxMessages["AC"];

beforeAll(async () => {
  keys = await createKeyMaterial();
  confirmation = sealMessage("AC", CONFIRMATION, keys.privateKey);
});

const open = (body: string) => openMessage("AC", body, [keys.certificate], NOW);

test("a sealed message opens as it was", () => {
  expect(open(encodeWireBody(confirmation))).toEqual({ kind: "message", message: confirmation });
});

test("the order of the pairs in the body does not matter", () => {
  const reversed = Object.fromEntries(Object.entries(confirmation).reverse());
  expect(open(`\n\n${encodeWireBody(reversed)}`)).toMatchObject({ kind: "message" });
});

test("whichever field is altered, the message is not believed", () => {
  const fields = Object.keys(CONFIRMATION);
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string(), (field, value) => {
      const altered: Record<string, string> = { ...confirmation };
      fc.pre(altered[field] !== value);
      altered[field] = value;
      expect(open(encodeWireBody(altered)).kind).not.toBe("message");
    }),
  );
});

test("an approval cannot be made of a decline", () => {
  const decline = sealMessage("AC", { ...CONFIRMATION, fpx_debitAuthCode: "51" }, keys.privateKey);
  expect(open(encodeWireBody({ ...decline, fpx_debitAuthCode: "00" }))).toEqual({
    kind: "unverified",
    reason: "mismatch",
  });
});

describe("what is no message of the kind asked for", () => {
  test("an error body is no answer", () => {
    expect(open("PROSESSING ERROR")).toEqual({ kind: "no_answer" });
  });

  test("an empty checksum is missing", () => {
    expect(open(encodeWireBody({ ...confirmation, fpx_checkSum: "" }))).toEqual({
      kind: "unverified",
      reason: "missing_checksum",
    });
  });

  test("a missing, an unknown and a wrong field are named", () => {
    const { fpx_txnAmount, ...without } = confirmation;
    expect(open(encodeWireBody(without))).toEqual({ kind: "malformed", field: "fpx_txnAmount" });
    expect(open(encodeWireBody({ ...confirmation, fpx_extra: "1" }))).toEqual({
      kind: "malformed",
      field: "fpx_extra",
    });
    expect(open(encodeWireBody({ ...confirmation, fpx_txnAmount: `${fpx_txnAmount}0` }))).toEqual({
      kind: "malformed",
      field: "fpx_txnAmount",
    });
  });

  test("a signed message of another kind is none of this kind", () => {
    const enquiry = sealMessage("BE", ENQUIRY, keys.privateKey);
    expect(open(encodeWireBody(enquiry)).kind).toBe("malformed");
  });

  test("no bytes make opening throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
        expect(open(text).kind).not.toBe("message");
        expect(open(`${text}&fpx_checkSum=${text}`).kind).not.toBe("message");
      }),
    );
  });
});

test.each([
  { fpx_txnAmount: "1,278.99" },
  { fpx_txnAmount: "1.5" },
  { fpx_txnAmount: "-1.00" },
  { fpx_sellerTxnTime: "20260230120000" },
  { fpx_sellerExId: "EX1" },
  { fpx_sellerId: "EX00000001" },
  { fpx_sellerExOrderNo: "A&B" },
  { fpx_sellerOrderNo: "O'HARA" },
  { fpx_sellerOrderNo: "" },
  { fpx_buyerName: "A|B" },
  { fpx_buyerName: "A\nB" },
  { fpx_fpxTxnId: "1" },
  { fpx_debitAuthCode: "" },
])("the field rules refuse %o before anything is signed", (wrong) => {
  const sealing = () => sealMessage("AC", { ...CONFIRMATION, ...wrong }, keys.privateKey);
  expect(sealing).toThrow(FpxFieldError);
  expect(sealing).toThrow(Object.keys(wrong)[0] ?? "");
});

test("a BC carries its bank list, tildes and commas escaped on the wire", () => {
  const values = {
    fpx_msgToken: "01",
    fpx_sellerExId: "EX00000001",
    fpx_bankList: "ABB0233~A,BIMB0340~B",
  } as const;
  const body = encodeWireBody(sealMessage("BC", values, keys.privateKey));
  expect(body).toContain("fpx_bankList=ABB0233%7EA%2CBIMB0340%7EB");
  expect(openMessage("BC", body, [keys.certificate], NOW)).toMatchObject({
    kind: "message",
    message: values,
  });
});
