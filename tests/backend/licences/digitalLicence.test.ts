import { rm } from "node:fs/promises";
import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { digitalLicence } from "../../../src/api/schemas/digitalLicence.ts";
import { sen } from "../../../src/domain/money.ts";
import { statementIn } from "../../../src/domain/statements/verifyLink.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { repairSettlements } from "../../../src/server/payments/settlePayment.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { lineOf, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { makeBackend, PORTAL, temporaryFolder } from "../backendUnderTest.ts";
import { LICENSE, MARKET_LICENSE, RECORDS } from "../bills/bills.ts";
import { failingDatabases, type Outage } from "../databases/failingDatabases.ts";
import { FACE_PNG } from "../records/faces.ts";
import {
  approve,
  askLicence,
  atTheBank,
  bearer,
  keptLicences,
  loadLicence,
  MONTHLY,
  OPERATION,
  PRINT,
  paidToken,
  renewalOf,
  statements,
  withLicences,
} from "./licences.ts";

/** Rules 3.14 and 7.22: digital licences through the proxy, at /digital_license/{license_no}-{year}[-{month}]. */

const KEY = "301-1234-2026";
const OTHERS_NUMBER = "310412120043";
const RENEWAL = [renewalOf(MARKET_LICENSE)];

describe("a licence whose renewal is paid", () => {
  test("is written by PUT and read by POST, with fields from the payment and the council's record (rules 3.14, 7.22)", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const written = await askLicence(backend, "PUT", KEY, { token });
      expect(written.status).toBe(200);
      expect(written.headers.get("cache-control")).toBe("no-store");
      const licence = await written.json();
      const { receipt_no, settled_at } = await statusOf(backend, token);
      expect(licence).toEqual({
        _id: "mpt:3011234-2026",
        type: "digital_license",
        council: "mpt",
        payment: {
          receipt_no,
          timestamp: settled_at,
          paid_until_year: 2026,
          paid_until_month: null,
          amount: "84.00",
        },
        license: {
          license_no: "301-1234",
          m_kod_type: "M",
          operasi: false,
          nama_s: "KEDAI RUNCIT MAJU",
          ...PRINT,
          valid_from: "2026-01-01",
          valid_until: "2026-12-31",
        },
        signature: null,
        barcode: "301-1234-2026",
        logo: null,
        picture: null,
        url: expect.stringContaining(`${PORTAL}/verify#`),
      });
      create(licence, digitalLicence);
      const { url, ...read } = await (await askLicence(backend, "POST", KEY, { token })).json();
      expect(licence).toMatchObject(read);
      expect(statementIn(url)).toMatchObject({
        kind: "statement",
        read: {
          statement: {
            kind: "licence",
            issuer: "mpt",
            number: "301-1234",
            issuedOn: "2026-08-03",
            validUntil: "2026-12-31",
          },
        },
      });
    }));

  test("shows the amount of its own line, not of the whole payment", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, [...RENEWAL, renewalOf(MONTHLY)]);
      const amountOf = async (key: string) =>
        (await (await askLicence(backend, "PUT", key, { token })).json()).payment.amount;
      expect([await amountOf(KEY), await amountOf("201-1234-2026-08")]).toEqual(["84.00", "20.00"]);
    }));

  test("is valid for its month when it is renewed by the month", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, [renewalOf(MONTHLY)]);
      expect(await (await askLicence(backend, "PUT", "201-1234-2026-08", { token })).json()).toMatchObject({
        payment: { paid_until_year: 2026, paid_until_month: 8 },
        license: { valid_from: "2026-08-01", valid_until: "2026-08-31" },
        barcode: "201-1234-2026-08",
      });
    }));

  test("is an operasi licence when the configuration's codes say so", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, [renewalOf(OPERATION)]);
      const isOperasi = async () =>
        (await (await askLicence(backend, "PUT", "201-5678-2026", { token })).json()).license.operasi;
      expect(await isOperasi()).toBe(true);
    }));

  test("is one document however its number is typed, also when two callers write it at once", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const keys = [KEY, "3011234-2026", "301 1234-2026", KEY, KEY];
      const answers = await Promise.all(keys.map((key) => askLicence(backend, "PUT", key, { token })));
      const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
      for (const { url: _signed, ...other } of others) expect(first).toMatchObject(other);
      expect(await keptLicences(backend)).toHaveLength(1);
    }));

  test("stays as issued when the record changes", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const { url: _signed, ...issued } = await (await askLicence(backend, "PUT", KEY, { token })).json();
      await loadLicence(
        backend,
        { ...MARKET_LICENSE, nama_s: "KEDAI LAIN", renewal_year: 2027, sah_hingga: "2026-12-31" },
        {
          owner: OTHERS_NUMBER,
          print: { ...PRINT, holder: "ORANG LAIN", address: "RUMAH LAIN" },
          photo: FACE_PNG,
        },
      );
      for (const method of ["POST", "PUT"] as const)
        expect(await (await askLicence(backend, method, KEY, { token })).json()).toMatchObject(issued);
      // It no longer needs the record's print fields either.
      await loadLicence(backend, MARKET_LICENSE, { owner: "350921490017" });
      expect(await (await askLicence(backend, "PUT", KEY, { token })).json()).toMatchObject(issued);
    }));

  test("shows its owner's photo while the record has that owner, never the next owner's photo", () =>
    withLicences(async (backend) => {
      const photo = `/api/licenses/council_permit_license/${Buffer.from("301-1234").toString("base64url")}/attachments/picture`;
      const token = await paidToken(backend, RENEWAL);
      const shown = async () => {
        const { picture } = await (await askLicence(backend, "PUT", KEY, { token })).json();
        return [picture !== null, (await backend.app.request(photo, { headers: bearer(token) })).status];
      };
      expect(await shown()).toEqual([false, 404]);
      await loadLicence(backend, MARKET_LICENSE, { photo: FACE_PNG });
      expect(await shown()).toEqual([true, 200]);
      const next = { ...MARKET_LICENSE, renewal_year: 2027, balance: sen(200_00) };
      await loadLicence(backend, next, { owner: OTHERS_NUMBER, print: PRINT, photo: FACE_PNG });
      const others = { key: "the-key-of-the-next", email: "other@example.my" };
      const nextToken = await paidToken(backend, [renewalOf({ ...next, balance: sen(116_00) })], others);
      expect((await askLicence(backend, "PUT", "301-1234-2027", { token: nextToken })).status).toBe(200);
      expect((await backend.app.request(photo, { headers: bearer(nextToken) })).status).toBe(200);
      expect(await shown()).toEqual([false, 404]);
    }));

  test("of a company shows no photo of the company that takes the licence over", () =>
    withLicences(async (backend) => {
      const photo = `/api/licenses/council_permit_license/${Buffer.from("301-1234").toString("base64url")}/attachments/picture`;
      const loadCompany = (nama_s: string, besides: { photo?: string } = {}) =>
        storeRecords(backend.databases.records, [
          documentOf({ ...MARKET_LICENSE, nama_s }, undefined, { print: PRINT, ...besides }),
        ]);
      await loadCompany(MARKET_LICENSE.nama_s, { photo: FACE_PNG });
      const token = await paidToken(backend, RENEWAL);
      const shown = async () => {
        const { picture } = await (await askLicence(backend, "PUT", KEY, { token })).json();
        return [picture !== null, (await backend.app.request(photo, { headers: bearer(token) })).status];
      };
      expect(await shown()).toEqual([true, 200]);
      await loadCompany("SYARIKAT LAIN SDN. BHD.", { photo: FACE_PNG });
      expect(await shown()).toEqual([false, 404]);
    }));

  test("prints nothing of the next owner when it was paid before the change and is issued after it", () =>
    withLicences(async (backend) => {
      const photo = `/api/licenses/council_permit_license/${Buffer.from("301-1234").toString("base64url")}/attachments/picture`;
      const token = await paidToken(backend, RENEWAL);
      const next = { owner: OTHERS_NUMBER, print: { ...PRINT, holder: "ORANG LAIN" }, photo: FACE_PNG };
      await loadLicence(backend, { ...MARKET_LICENSE, nama_s: "KEDAI LAIN" }, next);
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(404);
      expect((await backend.app.request(photo, { headers: bearer(token) })).status).toBe(404);
      expect(await keptLicences(backend)).toEqual([]);
      await loadLicence(backend, MARKET_LICENSE, { print: PRINT });
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(200);
    }));

  test("ignores everything that the browser sends: the server fills it (rule 7.22)", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const forged = {
        council: "mpt",
        payment: { receipt_no: "R260803-00000-00000-0", amount: "9999.00", paid_until_year: 2099 },
        license: { ...PRINT, holder: "PENIPU", lesen_print: 1, valid_until: "2099-12-31" },
        url: "https://evil.example/",
        _id: "mpt:other-2026",
        __proto__: { polluted: true },
      };
      const licence = await (await askLicence(backend, "PUT", KEY, { token, payload: forged })).json();
      expect(licence).toMatchObject({
        _id: "mpt:3011234-2026",
        payment: { amount: "84.00", paid_until_year: 2026 },
        license: { ...PRINT, valid_until: "2026-12-31" },
      });
      expect(JSON.stringify([licence, await keptLicences(backend)])).not.toMatch(
        /PENIPU|evil|\b9999\b|\b2099\b/,
      );
    }));

  test("keeps markup in a name as plain text", () =>
    withLicences(async (backend) => {
      const holder = `<img src=x onerror="alert(1)"> & 'LIM'`;
      await loadLicence(backend, MARKET_LICENSE, { print: { ...PRINT, holder } });
      const token = await paidToken(backend, RENEWAL);
      const answer = await askLicence(backend, "PUT", KEY, { token });
      expect(answer.headers.get("content-type")).toContain("application/json");
      expect((await answer.json()).license.holder).toBe(holder);
    }));

  test("is missing until the council has loaded the fields that it prints", () =>
    withLicences(async (backend) => {
      await loadLicence(backend, MARKET_LICENSE, { owner: OTHERS_NUMBER });
      const token = await paidToken(backend, RENEWAL);
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(404);
      await loadLicence(backend, MARKET_LICENSE, { owner: OTHERS_NUMBER, print: PRINT });
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(200);
    }));

  test("is missing while its status is not allowed to proceed", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(200);
      await loadLicence(backend, { ...MARKET_LICENSE, statusl: "G" });
      for (const method of ["POST", "PUT"] as const)
        expect((await askLicence(backend, method, KEY, { token })).status).toBe(404);
    }));

  test("can be read while the counter is closing, because it is paid", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(200);
    }));

  test("leaves no name, address or number in the log", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      await askLicence(backend, "PUT", KEY, { token });
      await askLicence(backend, "PUT", "301-1234-2027", { token });
      expect(JSON.stringify(backend.log)).not.toMatch(/LIM AH|JALAN|301-?1234/);
    }));
});

describe("a payment that is not paid writes no licence", () => {
  test("until the money arrives, however late", () =>
    withLicences(async (backend) => {
      const { order, token } = await atTheBank(backend, RENEWAL);
      const put = async () => (await askLicence(backend, "PUT", KEY, { token })).status;
      expect(await put()).toBe(404);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      expect(await put()).toBe(404);
      expect(await keptLicences(backend)).toEqual([]);
      backend.clock.pass(3_600_000);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      expect(await put()).toBe(200);
    }));

  test("and neither does a payment of arrears only", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, [lineOf(LICENSE, "arrears")]);
      expect((await askLicence(backend, "PUT", "R1234567-2026", { token })).status).toBe(404);
      expect(await keptLicences(backend)).toEqual([]);
      const whole = await paidToken(
        backend,
        [renewalOf({ ...LICENSE, balance: sen(200_00), arrears: sen(0) })],
        {
          key: "the-key-of-the-renewal",
        },
      );
      expect((await askLicence(backend, "PUT", "R1234567-2026", { token: whole })).status).toBe(200);
    }));
});

const OUTAGES: readonly Outage[] = [1, 2, 3, 4].flatMap((write) => [
  { write, when: "before" as const },
  { write, when: "after" as const },
]);

describe("a crash while the payment is settled", () => {
  test.each(OUTAGES)("$when write $write: the licence exists after the next start", async (outage) => {
    const folder = await temporaryFolder();
    try {
      const before = await openDatabases({ folder });
      await before.records.writeAll(RECORDS);
      const failing = failingDatabases(before);
      const crashing = makeBackend(failing.databases, "", undefined, { statements });
      await loadLicence(crashing, MARKET_LICENSE, { print: PRINT });
      const { order, token } = await atTheBank(crashing, RENEWAL);
      const answer = await answerFor(crashing, order, { debit: "00" });
      failing.arm(outage);
      await postAnswer(crashing, "direct", answer);
      await closeDatabases(before);

      const after = await openDatabases({ folder });
      try {
        const restarted = makeBackend(after, "", undefined, { statements });
        await repairSettlements(after, () => {});
        // Before the first write nothing says that the payment is paid. The server asks the bank again.
        await postAnswer(restarted, "direct", answer);
        expect((await askLicence(restarted, "PUT", KEY, { token })).status).toBe(200);
        expect((await askLicence(restarted, "POST", KEY, { token })).status).toBe(200);
      } finally {
        await closeDatabases(after);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test("before the settlement is written, the payment itself proves that it is paid", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const { databases } = backend;
      for (const { _id, _rev } of await databases.settlements.list({ prefix: "mpt:license:", limit: 10 }))
        await databases.settlements.write({ _id, _rev, _deleted: true });
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(200);
    }));
});

test("an unreadable payment does not block the licence that another payment paid", () =>
  withLicences(async (backend) => {
    const { all_payments } = backend.databases;
    const twice = await Promise.all(
      ["the-key-of-the-first", "the-key-of-the-other"].map((key) => atTheBank(backend, RENEWAL, { key })),
    );
    for (const { order } of twice) {
      await approve(backend, order);
      backend.clock.pass(1000);
    }
    const [first, second] = twice;
    const { _id } = await statusOf(backend, second?.token ?? "");
    const stored = await all_payments.read(String(_id));
    await all_payments.write({ ...stored, _id: String(_id), amount: "much" });
    expect((await askLicence(backend, "PUT", KEY, { token: first?.token ?? "" })).status).toBe(200);
  }));

test("without a signer of statements there is no licence", () =>
  withLicences(
    async (backend) => {
      const { order, token } = await atTheBank(backend, RENEWAL);
      await approve(backend, order);
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(404);
    },
    { statements: undefined },
  ));
