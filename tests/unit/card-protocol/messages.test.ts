import { describe, expect, test } from "vitest";
import {
  isSealed,
  openCardResponse,
  sealCardRequest,
  sealCardResponse,
} from "../../../src/server/gateways/card/protocol/messages.ts";
import type { CardRequestValues } from "../../../src/server/gateways/card/protocol/schemas.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";

const KEY = "88Apple88";

const VALUES: CardRequestValues = {
  MerchantCode: "M00003",
  PaymentId: "2",
  RefNo: "K260803ABCDEFGHJK",
  Amount: "1,278.99",
  Currency: "MYR",
  ProdDesc: "Bayaran majlis",
  UserName: "Ahmad bin Ali",
  UserEmail: "ahmad@example.my",
  UserContact: "0123456789",
  Remark: "",
  Lang: "UTF-8",
  SignatureType: "HMACSHA512",
  ResponseURL: "https://portal.example/api/card/response",
  BackendURL: "https://portal.example/api/card/backend",
};

const RESPONSE = {
  MerchantCode: "M00003",
  PaymentId: "2",
  RefNo: "K260803ABCDEFGHJK",
  Amount: "1,278.99",
  Currency: "MYR",
  Status: "1",
};

const response = (changes: Readonly<Record<string, string>> = {}) =>
  encodeFormBody({
    ...sealCardResponse(RESPONSE, { merchantKey: KEY, type: "HMACSHA512" }),
    ...changes,
  } as Record<string, string>);

const open = (body: string, type: "HMACSHA512" | "SHA256" = "HMACSHA512") =>
  openCardResponse(body, { merchantKey: KEY, type });

describe("a request", () => {
  test.each(["HMACSHA512", "SHA256"] as const)(
    "signed by %s is accepted only with its merchant's key",
    (type) => {
      const sealed = sealCardRequest({ ...VALUES, SignatureType: type }, KEY);
      expect(isSealed(sealed, KEY)).toBe(true);
      expect(isSealed(sealed, "another")).toBe(false);
      expect(isSealed({ ...sealed, Amount: "1.00" }, KEY)).toBe(false);
    },
  );

  test.each([
    ["Amount", "1278.9"],
    ["UserName", "x".repeat(101)],
    ["UserContact", "0".repeat(21)],
    ["RefNo", "K|1"],
    ["ProdDesc", "a\nb"],
  ])(
    "with a %s that the gateway does not accept is not signed, and the error does not repeat the value",
    (field, value) => {
      expect(() => sealCardRequest({ ...VALUES, [field]: value }, KEY)).toThrow(field);
      expect(() => sealCardRequest({ ...VALUES, [field]: value }, KEY)).not.toThrow(value);
    },
  );
});

describe("a response", () => {
  test("signed by the gateway is read, and fields of later versions are ignored", () => {
    expect(open(response({ Xfield9: "new" }))).toMatchObject({ kind: "response", response: RESPONSE });
  });

  test("is refused when the algorithm, the key or a value is another", () => {
    const other = sealCardResponse(RESPONSE, { merchantKey: "another", type: "HMACSHA512" }).Signature;
    expect(open(response(), "SHA256").kind).toBe("forged");
    expect(open(response({ Signature: other })).kind).toBe("forged");
    for (const [field, value] of [
      ["Status", "0"],
      ["Amount", "1,278.98"],
      ["RefNo", "K260803ABCDEFGHJ0"],
    ] as const)
      expect(open(response({ [field]: value })).kind).toBe("forged");
  });

  test("without a signature only says which payment to ask about", () => {
    expect(open(response({ Signature: "" }))).toEqual({ kind: "unsigned", reference: "K260803ABCDEFGHJK" });
  });

  test("without a signature needs only the reference of its payment", () => {
    expect(open("RefNo=K260803ABCDEFGHJK&ErrDesc=Invalid+merchant")).toEqual({
      kind: "unsigned",
      reference: "K260803ABCDEFGHJK",
    });
  });

  test("is accepted whatever its unsigned fields contain, and without them", () => {
    const odd = { ErrDesc: "x".repeat(500), CCName: "VISA\n<b>", TransId: "T".repeat(80), S_bankname: "|" };
    expect(open(response(odd))).toMatchObject({ kind: "response", response: RESPONSE });
    expect(open(response())).toMatchObject({ kind: "response", response: RESPONSE });
  });

  test.each([
    ["a repeated name", `${response()}&Status=1`],
    [
      "an amount whose point was moved: its digits are signed, not its point",
      response({ Amount: "12,789.9" }),
    ],
    ["no fields", ""],
    ["an error page", "<html>"],
    ["a status of words", response({ Status: "ok" })],
  ])("with %s is malformed", (_name, body) => {
    expect(open(body).kind).toBe("malformed");
  });
});
