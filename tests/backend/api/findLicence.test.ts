import { describe, expect, test } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { faultOf } from "../../../src/api/fault.ts";
import { isStatusToken } from "../../../src/domain/identifiers.ts";
import { findLicence } from "../../../src/screens/licence/findLicence.ts";
import { lineOf } from "../accounts/citizen.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { LICENSE, MARKET_LICENSE } from "../bills/bills.ts";
import {
  atTheBank,
  loadLicence,
  MONTHLY,
  OPERATION,
  PRINT,
  paidToken,
  renewalOf,
  withLicences,
} from "../licences/licences.ts";
import { FACE_PNG } from "../records/faces.ts";
import { openBorder } from "./border.ts";

/** The screen's calls to the real back end over HTTP: both sides agree. */

interface Wanted {
  readonly number: string;
  readonly year?: number;
  readonly month?: number;
  readonly council?: "mpt" | "mps";
  readonly token?: string;
}

function overTheWire(
  work: (
    backend: BackendUnderTest,
    find: (wanted: Wanted) => ReturnType<typeof findLicence>,
  ) => Promise<void>,
) {
  return withLicences(async (backend) => {
    const border = await openBorder(backend.app);
    const client: Client = createClient(border.portal);
    try {
      await work(backend, ({ number, year = 2026, month, council = "mpt", token }) =>
        findLicence(
          client,
          {
            key: { number, year, ...(month !== undefined && { month }) },
            council,
            token: isStatusToken(token) ? token : undefined,
          },
          new AbortController().signal,
        ),
      );
    } finally {
      await border.close();
    }
  });
}

const OPERATING = { ...PRINT, lesen_print: 1 };

describe("a licence that is printed", () => {
  test("is found by the token of the payment that renewed it, the first time and again", () =>
    overTheWire(async (backend, find) => {
      const token = await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
      for (const number of ["301-1234", "301-1234", "3011234"])
        expect(await find({ number, token })).toMatchObject({
          status: "found",
          licence: { license: { license_no: "301-1234", holder: PRINT.holder }, payment: { amount: 84_00 } },
          pictures: { photo: undefined },
        });
    }));

  test("is the one of its month when it is renewed by the month", () =>
    overTheWire(async (backend, find) => {
      const token = await paidToken(backend, [renewalOf(MONTHLY)]);
      expect(await find({ number: "201-1234", month: 8, token })).toMatchObject({ status: "found" });
      for (const month of [7, undefined])
        expect(await find({ number: "201-1234", ...(month && { month }), token })).toEqual({
          status: "not_found",
        });
    }));

  test("'An operasi licence with a print type under 4 and no photo is rejected'; with its photo it is printed (rule 5.14)", () =>
    overTheWire(async (backend, find) => {
      await loadLicence(backend, OPERATION, { print: OPERATING });
      const token = await paidToken(backend, [renewalOf(OPERATION)]);
      expect(await find({ number: "201-5678", token })).toEqual({ status: "no_photo" });
      await loadLicence(backend, OPERATION, { print: OPERATING, photo: FACE_PNG });
      expect(await find({ number: "201-5678", token })).toMatchObject({
        status: "found",
        pictures: { photo: `data:image/png;base64,${FACE_PNG}` },
      });
    }));

  test("needs no photo when it is an operasi licence of print type 4 or above", () =>
    overTheWire(async (backend, find) => {
      await loadLicence(backend, OPERATION, { print: { ...PRINT, lesen_print: 4 } });
      const token = await paidToken(backend, [renewalOf(OPERATION)]);
      expect(await find({ number: "201-5678", token })).toMatchObject({ status: "found" });
    }));
});

describe("a licence that is not shown", () => {
  test("waits for its payment while nobody knows how that ended", () =>
    overTheWire(async (backend, find) => {
      const { token } = await atTheBank(backend, [renewalOf(MARKET_LICENSE)]);
      expect(await find({ number: "301-1234", token })).toEqual({ status: "unconfirmed" });
      // The payment says nothing about another licence.
      expect(await find({ number: "301-9999", token })).toEqual({ status: "not_found" });
    }));

  test("is not found with another licence's payment, for another period or council, or without a token (rule 8.20)", () =>
    overTheWire(async (backend, find) => {
      const token = await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
      const others = await paidToken(backend, [renewalOf(LICENSE)], { key: "another-key-of-a-payment" });
      for (const wanted of [
        { number: "301-1234", token: others },
        { number: "301-1234", year: 2027, token },
        { number: "301-1234", council: "mps", token } as const,
        { number: "301-1234" },
        { number: "301-1234", token: "A".repeat(43) },
      ])
        expect(await find(wanted)).toEqual({ status: "not_found" });
    }));

  test("is not found when only arrears were paid", () =>
    overTheWire(async (backend, find) => {
      const token = await paidToken(backend, [lineOf(LICENSE, "arrears")]);
      expect(await find({ number: LICENSE.license_no, token })).toEqual({ status: "not_found" });
    }));

  test("is not reported as missing while the portal cannot answer", async () => {
    const border = await openBorder({ fetch: () => new Response("busy", { status: 503 }) });
    const asked = { key: { number: "301-1234", year: 2026 }, council: "mpt", token: undefined } as const;
    const finding = findLicence(createClient(border.portal), asked, new AbortController().signal);
    expect(await finding.catch(faultOf)).toMatchObject({ kind: "unavailable" });
    await border.close();
  });
});
