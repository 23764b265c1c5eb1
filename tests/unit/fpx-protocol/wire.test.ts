import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeWireBody } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";

test("every set of values reads back unchanged", () => {
  const values = fc.dictionary(
    fc.stringMatching(/^fpx_[A-Za-z]{1,12}$/).filter((name) => name !== "fpx_checkSum"),
    fc.string({ unit: ANY_CHARACTER }).filter((text) => text.isWellFormed()),
  );
  fc.assert(
    fc.property(values, fc.string(), (others, checksum) => {
      const sent = { ...others, fpx_checkSum: checksum };
      expect(decodeWireBody(encodeFormBody(sent))).toEqual({ kind: "values", values: sent });
    }),
  );
});

test("leading newlines are skipped, a plus is a space, and a missing equals sign is an empty value", () => {
  expect(
    decodeWireBody("\r\n\n\nfpx_buyerName=SITI+AMINAH&fpx_buyerIban&fpx_buyerId=&fpx_checkSum=AB\n"),
  ).toEqual({
    kind: "values",
    values: { fpx_buyerName: "SITI AMINAH", fpx_buyerIban: "", fpx_buyerId: "", fpx_checkSum: "AB" },
  });
});

test("a value is decoded once only", () => {
  const body = encodeFormBody({ fpx_buyerName: "N@ME()/ .-&BUYER 100%25+", fpx_checkSum: "AB" });
  expect(decodeWireBody(body)).toMatchObject({ values: { fpx_buyerName: "N@ME()/ .-&BUYER 100%25+" } });
});

test("a body without a checksum is no answer, whatever it contains", () => {
  const bodies = [
    "",
    "ERROR",
    "PROSESSING ERROR",
    "msgfromfpx= PROSESSING ERROR",
    "<html><body>502 Bad Gateway</body></html>",
    "fpx_debitAuthCode=00",
    '{"fpx_checkSum":"AB"}',
    "%E0%A4%A",
  ];
  for (const body of bodies) expect(decodeWireBody(body)).toEqual({ kind: "no_answer" });
});

test("a body with a repeated name is no answer, since the signature could be of either value", () => {
  expect(decodeWireBody("fpx_txnAmount=1.00&fpx_txnAmount=9.00&fpx_checkSum=AB")).toEqual({
    kind: "no_answer",
  });
});

test("no message makes reading fail with an error, or changes the program itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER }), (body) => {
      expect(["values", "no_answer"]).toContain(decodeWireBody(body).kind);
    }),
  );
  expect(decodeWireBody("__proto__=x&fpx_checkSum=AB")).toMatchObject({ kind: "values" });
  expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
});
