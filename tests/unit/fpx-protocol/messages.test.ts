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
import { encodeFormBody } from "../../../src/server/http/formBody.ts";
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

test("a sealed message opens unchanged", () => {
  expect(open(encodeFormBody(confirmation))).toEqual({ kind: "message", message: confirmation });
});

test("the order of the pairs in the body does not matter", () => {
  const reversed = Object.fromEntries(Object.entries(confirmation).reverse());
  expect(open(`\n\n${encodeFormBody(reversed)}`)).toMatchObject({ kind: "message" });
});

test("a message with any changed field is refused", () => {
  const fields = Object.keys(CONFIRMATION);
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string(), (field, value) => {
      const altered: Record<string, string> = { ...confirmation };
      fc.pre(altered[field] !== value);
      altered[field] = value;
      expect(open(encodeFormBody(altered)).kind).not.toBe("message");
    }),
  );
});

test("nobody can turn a decline into an approval", () => {
  const decline = sealMessage("AC", { ...CONFIRMATION, fpx_debitAuthCode: "51" }, keys.privateKey);
  expect(open(encodeFormBody({ ...decline, fpx_debitAuthCode: "00" }))).toEqual({
    kind: "unverified",
    reason: "mismatch",
  });
});

describe("a body that is no message of the expected kind", () => {
  test("is refused when it is an error", () => {
    expect(open("PROSESSING ERROR")).toEqual({ kind: "no_answer" });
  });

  test("lacks its checksum when the checksum is empty", () => {
    expect(open(encodeFormBody({ ...confirmation, fpx_checkSum: "" }))).toEqual({
      kind: "unverified",
      reason: "missing_checksum",
    });
  });

  test("is malformed when it names no order", () => {
    const { fpx_sellerExOrderNo: _, ...without } = confirmation;
    expect(open(encodeFormBody(without))).toEqual({ kind: "malformed", field: "fpx_sellerExOrderNo" });
  });

  test("is unverified when a field that was signed is left out", () => {
    const { fpx_txnAmount: _, ...without } = confirmation;
    expect(open(encodeFormBody(without))).toEqual({ kind: "unverified", reason: "mismatch" });
  });

  test("is malformed when it is a signed message of another kind", () => {
    const enquiry = sealMessage("BE", ENQUIRY, keys.privateKey);
    expect(open(encodeFormBody(enquiry)).kind).toBe("malformed");
  });

  test("never makes reading fail, whatever its bytes", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
        expect(open(text).kind).not.toBe("message");
        expect(open(`${text}&fpx_checkSum=${text}`).kind).not.toBe("message");
      }),
    );
  });
});

describe("a genuine answer is accepted in every spelling that FPX uses", () => {
  const sealed = (changes: Partial<FpxValues<"AC">>) =>
    sealMessage("AC", { ...CONFIRMATION, ...changes }, keys.privateKey);

  test.each<Record<string, string>>([{ fpx_charges: "1.00" }, { submit: "Submit" }, { fpx_empty: "" }])(
    "with an unknown field: %o",
    (further) => {
      expect(open(encodeFormBody({ ...confirmation, ...further }))).toEqual({
        kind: "message",
        message: confirmation,
      });
    },
  );

  test("without its empty fields", () => {
    const written = Object.entries(confirmation).filter(([, value]) => value !== "");
    expect(open(encodeFormBody(Object.fromEntries(written)))).toEqual({
      kind: "message",
      message: confirmation,
    });
  });

  test.each([
    { fpx_debitAuthCode: "" },
    { fpx_fpxTxnId: "2106191550270891A" },
    { fpx_fpxTxnTime: "19-06-2021 15:50:27" },
    { fpx_buyerBankId: "Test 0021" },
    { fpx_buyerBankBranch: "Jalan A & B's\nbranch" },
    { fpx_buyerName: "SITI | ALI \u0007" },
    { fpx_buyerIban: "x".repeat(400) },
  ])("with values that a merchant may not send: %o", (changes) => {
    const message = sealed(changes);
    expect(open(encodeFormBody(message))).toEqual({ kind: "message", message });
  });

  test("but shifting the separators of a signed decline never makes it an approval", () => {
    const decline = sealed({
      fpx_buyerName: "SITI|00|1|00",
      fpx_debitAuthCode: "51",
      fpx_creditAuthCode: "",
      fpx_creditAuthNo: "",
      fpx_debitAuthNo: "",
    });
    const shifted = {
      ...decline,
      fpx_buyerName: "SITI",
      fpx_creditAuthCode: "00",
      fpx_creditAuthNo: "1",
      fpx_debitAuthCode: "00",
      fpx_debitAuthNo: "||51|",
    };
    expect(open(encodeFormBody(decline))).toMatchObject({ kind: "message" });
    expect(open(encodeFormBody(shifted))).toEqual({ kind: "malformed", field: "fpx_debitAuthNo" });
  });
});

const REQUEST: FpxValues<"AR"> = {
  fpx_buyerAccNo: "",
  fpx_buyerBankBranch: "",
  fpx_buyerBankId: "TEST0021",
  fpx_buyerEmail: "",
  fpx_buyerIban: "",
  fpx_buyerId: "",
  fpx_buyerName: "",
  fpx_makerName: "",
  fpx_msgToken: "01",
  fpx_productDesc: "bills",
  fpx_sellerBankCode: "01",
  fpx_sellerExId: "EX00000001",
  fpx_sellerExOrderNo: "ORDER1",
  fpx_sellerId: "SE00000001",
  fpx_sellerOrderNo: "ORDER1",
  fpx_sellerTxnTime: "20210619155000",
  fpx_txnAmount: "128.90",
  fpx_txnCurrency: "MYR",
  fpx_version: "7.0",
};

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
  { fpx_buyerBankId: "" },
  { fpx_buyerId: "A/B" },
])("the field rules refuse %o before anything is signed", (wrong) => {
  const sealing = () => sealMessage("AR", { ...REQUEST, ...wrong }, keys.privateKey);
  expect(sealing).toThrow(FpxFieldError);
  expect(sealing).toThrow(Object.keys(wrong)[0] ?? "");
});

test("a BC carries its bank list, with tildes and commas escaped", () => {
  const values = {
    fpx_msgToken: "01",
    fpx_sellerExId: "EX00000001",
    fpx_bankList: "ABB0233~A,BIMB0340~B",
  } as const;
  const body = encodeFormBody(sealMessage("BC", values, keys.privateKey));
  expect(body).toContain("fpx_bankList=ABB0233%7EA%2CBIMB0340%7EB");
  expect(openMessage("BC", body, [keys.certificate], NOW)).toMatchObject({
    kind: "message",
    message: values,
  });
});
