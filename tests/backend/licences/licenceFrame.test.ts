import { describe, expect, test } from "vitest";
import type { ServiceLine } from "../../../src/charges/index.ts";
import { licenceRegister } from "../../../src/charges/license/number.ts";
import { renewalsOf } from "../../../src/charges/license/renewals.ts";
import { type LicenceKey, licenceKeyText, licenceValue } from "../../../src/domain/licenceKey.ts";
import type { LicenceHandle } from "../../../src/domain/schemas/renewedLicence.ts";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { created, goToBank, KEY, lineOf, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { ASSESSMENT, LICENSE } from "../bills/bills.ts";
import { FACE_JPEG } from "../records/faces.ts";
import {
  approve,
  askLicence,
  bearer,
  loadLicence,
  MONTHLY,
  OPERATION,
  PRINT,
  renewalOf,
  withLicences,
} from "./licences.ts";

/**
 * A frame of the portal's page shows a renewed licence on a council's page. The tests try to read the licence itself, its photo
 * and the president's signature: as the council's page, and as a program that gets everything from the page's scripts.
 */

const MINUTE = 60_000;

const CITIZEN = { "test-peer": "203.0.113.7" };

/** Another address of the same provider, as a mobile network gives it between two calls. */
const SAME_NETWORK = { "test-peer": "203.0.113.200" };

const STRANGER = { "test-peer": "198.51.100.7" };

type Headers = Readonly<Record<string, string>>;

const open = (backend: BackendUnderTest, handle: string | undefined, headers: Headers = {}) =>
  post(backend, "/api/payments/licence", { handle }, { origin: PORTAL, ...CITIZEN, ...headers });

async function keyFrom(backend: BackendUnderTest, handle: string | undefined): Promise<string> {
  const answer = await open(backend, handle);
  expect(answer.status).toBe(200);
  return (await answer.json()).status_token;
}

const licenceOf = (line: ServiceLine): LicenceKey => renewalsOf([line])[0]!.licence;

const RENEWED = licenceOf(renewalOf(MONTHLY));

const ALL = [200, 200, 200];
const NONE_ELSEWHERE = [403, 404, 404];
const NONE = [404, 404, 404];

/** The statuses of the licence, its photo and the signature on it. */
async function read(
  backend: BackendUnderTest,
  token: string,
  { origin = PORTAL, licence = RENEWED } = {},
): Promise<readonly number[]> {
  const headers = { origin };
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const { number } = licence;
  const text = licenceKeyText(licence);
  const answers = [
    await askLicence(backend, "PUT", text, { token, headers }),
    ...(await Promise.all(
      [
        `/api/licenses/${licenceRegister(number)}/${base64(number)}/attachments/picture?council=mpt`,
        `/api/getAttachments/metadata/signatures/presiden.png?council=mpt&licence=${base64(text)}`,
      ].map((path) => backend.app.request(path, { headers: { ...headers, ...bearer(token) } })),
    )),
  ];
  return answers.map(({ status }) => status);
}

interface Returned {
  /** The handle in the address that the bank's answer leads to. */
  readonly handle: string;
  /** The answer to it. */
  readonly answer: { readonly status_token: string; readonly licence_handles?: readonly LicenceHandle[] };
}

/** Pays the lines on a council's page, and returns there from the bank. */
async function payAndReturn(
  backend: BackendUnderTest,
  lines: readonly ServiceLine[],
  { key = KEY, callback = `${COUNCIL}/resit`, exchangedBy = CITIZEN as Headers } = {},
): Promise<Returned> {
  const request = requestFor(lines, { callback_url: callback });
  const order = await goToBank(backend, (await created(backend, request, key)).pay_url);
  await approve(backend, order);
  const body = await answerFor(backend, order, { debit: "00" });
  const back = await postAnswer(backend, "indirect", body, CITIZEN);
  const handle = new URL(back.headers.get("location") ?? "").searchParams.get("kaunter-return") ?? "";
  const answer = await post(backend, "/api/payments/return", { handle }, { origin: COUNCIL, ...exchangedBy });
  return { handle, answer: await answer.json() };
}

interface RenewedLicence extends Returned {
  readonly backend: BackendUnderTest;
  /** The handle that opens the licence. */
  readonly licence: string;
}

/** A licence that was renewed on a council's page. */
function withRenewal(check: (renewed: RenewedLicence) => Promise<void>): Promise<void> {
  return withPictures(async (backend) => {
    const returned = await payAndReturn(backend, [renewalOf(MONTHLY)]);
    const [only, ...others] = returned.answer.licence_handles ?? [];
    expect(others).toEqual([]);
    await check({ ...returned, backend, licence: only?.handle ?? "" });
  });
}

/** A back end with licences that have a photo and a signature. */
function withPictures(work: (backend: BackendUnderTest) => Promise<void>): Promise<void> {
  return withLicences(async (backend) => {
    for (const record of [MONTHLY, OPERATION, LICENSE])
      await loadLicence(backend, record, { print: PRINT, photo: FACE_JPEG });
    await keepCouncilPrint(backend.databases, { council: "mpt", signature: FACE_JPEG });
    await work(backend);
  });
}

describe("the key of a council's page", () => {
  test("reads no renewed licence, photo or signature, and on that page the status token reads none either", () =>
    withPictures(async (backend) => {
      const request = requestFor([renewalOf(MONTHLY)]);
      const create = async (origin: string) =>
        (await post(backend, "/createPayment", request, { "idempotency-key": KEY, origin })).json();
      const { status_token: token } = await create(PORTAL);
      const { status_token: key, pay_url } = await create(COUNCIL);
      await approve(backend, await goToBank(backend, pay_url));
      expect(await read(backend, token)).toEqual(ALL);
      expect(await read(backend, token, { origin: COUNCIL })).toEqual(NONE_ELSEWHERE);
      expect(await read(backend, key, { origin: COUNCIL })).toEqual(NONE_ELSEWHERE);
      expect(await read(backend, key)).toEqual(NONE);
    }));

  test("of the return from the bank reads none either", () =>
    withRenewal(async ({ backend, answer }) => {
      expect(await read(backend, answer.status_token)).toEqual(NONE);
    }));
});

describe("the handle of a licence's frame", () => {
  test("comes with the return from the bank, works once, and reads the licence for ten minutes on the portal's pages", () =>
    withRenewal(async ({ backend, licence }) => {
      const opened = await open(backend, licence);
      expect(opened.headers.get("cache-control")).toBe("no-store");
      const { status_token: key, ...named } = await opened.json();
      expect(named).toEqual({ council: "mpt", licence: licenceValue(RENEWED) });
      expect(await read(backend, key)).toEqual(ALL);
      expect(await read(backend, key, { origin: COUNCIL })).toEqual(NONE_ELSEWHERE);
      const again = await open(backend, licence);
      expect(again.status).toBe(410);
      expect(await again.json()).toMatchObject({ reason: "used" });
      backend.clock.pass(10 * MINUTE - 1);
      expect(await read(backend, key)).toEqual(ALL);
      backend.clock.pass(1);
      expect(await read(backend, key)).toEqual(NONE);
    }));

  test("works once also when two frames open with it at the same time", () =>
    withRenewal(async ({ backend, licence }) => {
      const answers = await Promise.all([open(backend, licence), open(backend, licence)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    }));

  test("opens for no page of another origin, whose attempt uses nothing up and gets no permission to read", () =>
    withRenewal(async ({ backend, licence }) => {
      const pages: readonly Headers[] = [
        { origin: COUNCIL },
        { origin: "https://evil.example" },
        // a sandboxed frame
        { origin: "null" },
        { origin: PORTAL, "sec-fetch-site": "cross-site" },
        { origin: PORTAL, "sec-fetch-site": "same-site" },
      ];
      for (const page of pages) {
        const refused = await open(backend, licence, page);
        expect(refused.status).toBe(403);
        expect(await refused.text()).not.toContain("status_token");
      }
      // a form of a page can send text only, which the server does not read
      const text = await open(backend, licence, { "content-type": "text/plain" });
      expect(text.status).toBe(415);
      expect((await open(backend, licence)).status).toBe(200);
    }));

  test("opens for no program elsewhere that a script of the page gave it, and stays for the citizen", () =>
    withRenewal(async ({ backend, licence }) => {
      expect((await open(backend, licence, STRANGER)).status).toBe(404);
      expect((await open(backend, licence, { "test-peer": "2001:db8::1" })).status).toBe(404);
      expect((await open(backend, licence, SAME_NETWORK)).status).toBe(200);
    }));

  test("is given to no program elsewhere that a script of the page gave the return's handle", () =>
    withPictures(async (backend) => {
      const { answer } = await payAndReturn(backend, [renewalOf(MONTHLY)], { exchangedBy: STRANGER });
      expect(answer.status_token).toEqual(expect.any(String));
      expect(answer).not.toHaveProperty("licence_handles");
    }));

  test("is not stored, and neither is the citizen's address", () =>
    withRenewal(async ({ backend, licence }) => {
      const stored = JSON.stringify(await backend.databases.handles.list({ prefix: "", limit: 50 }));
      for (const secret of [licence, "203.0.113"]) expect(stored).not.toContain(secret);
    }));

  test("opens nothing after ten minutes, and no handle of another kind opens a licence", () =>
    withRenewal(async ({ backend, licence, handle }) => {
      for (const other of [handle, "", "x".repeat(43)]) expect((await open(backend, other)).status).toBe(404);
      backend.clock.pass(10 * MINUTE);
      expect((await open(backend, licence)).status).toBe(410);
    }));

  test("opens the one licence that it was made for, of several that a payment renewed", () =>
    withPictures(async (backend) => {
      const lines = [renewalOf(MONTHLY), renewalOf(OPERATION), lineOf(ASSESSMENT, "1")];
      const { answer } = await payAndReturn(backend, lines);
      const [first, second, ...others] = answer.licence_handles ?? [];
      expect(others).toEqual([]);
      expect([first, second].map((one) => one?.licence)).toEqual(
        lines.slice(0, 2).map((line) => licenceValue(licenceOf(line))),
      );
      const key = await keyFrom(backend, first?.handle);
      const operation = licenceOf(renewalOf(OPERATION));
      expect(await read(backend, key)).toEqual(ALL);
      expect(await read(backend, key, { licence: operation })).toEqual(NONE);
      expect(await read(backend, await keyFrom(backend, second?.handle), { licence: operation })).toEqual(
        ALL,
      );
    }));

  test("of one payment opens no licence of another payment", () =>
    withPictures(async (backend) => {
      const { answer } = await payAndReturn(backend, [renewalOf(MONTHLY)]);
      const other = await payAndReturn(backend, [renewalOf(OPERATION)], { key: `${KEY}2` });
      const key = await keyFrom(backend, other.answer.licence_handles?.[0]?.handle);
      expect(await read(backend, key)).toEqual(NONE);
      expect(answer.licence_handles).toHaveLength(1);
    }));

  test("is given neither on the portal, nor for a payment that renews nothing", () =>
    withPictures(async (backend) => {
      const payments = [
        { lines: [renewalOf(MONTHLY)], callback: `${PORTAL}/` },
        { lines: [lineOf(ASSESSMENT, "1")] },
      ];
      for (const [index, { lines, ...place }] of payments.entries()) {
        const { answer } = await payAndReturn(backend, lines, { key: `${KEY}${index}`, ...place });
        expect(answer).not.toHaveProperty("licence_handles");
      }
    }));
});
