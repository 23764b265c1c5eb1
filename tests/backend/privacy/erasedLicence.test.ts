import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import { DATABASES } from "../../../src/server/databases/databases.ts";
import { erasePayer } from "../../../src/server/privacy/erasedPayment.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { type BackendUnderTest, PORTAL } from "../backendUnderTest.ts";
import { IDENTITY_NUMBER, MARKET_LICENSE } from "../bills/bills.ts";
import {
  askLicence,
  bearer,
  keptLicences,
  loadLicence,
  PRINT,
  paidToken,
  renewalOf,
  statements,
  withLicences,
} from "../licences/licences.ts";
import { FACE_PNG } from "../records/faces.ts";

/** A digital licence that its payer opens after the payer's data were erased. */

const KEY = "301-1234-2026";
const RENEWAL = [renewalOf(MARKET_LICENSE)];
const METHODS = ["PUT", "POST"] as const;
const HOLDER = MARKET_LICENSE.nama_s;
const PHOTO = `/api/licenses/council_permit_license/${Buffer.from("301-1234").toString("base64url")}/attachments/picture`;

/** Erases the payer's data of every payment. */
async function eraseAll({ databases }: BackendUnderTest): Promise<void> {
  for (const { _id } of await databases.all_payments.list({ prefix: "", limit: 10 }))
    expect(await erasePayer(databases, _id)).toBe(true);
}

/** Everything that is stored except the council's own records, as text. */
async function kept({ databases }: BackendUnderTest): Promise<string> {
  const stored = await Promise.all(
    DATABASES.filter((name) => name !== "records").map((name) => databases[name].dump({ limit: 1000 })),
  );
  return JSON.stringify(stored);
}

describe("a paid licence whose payer's data were erased before it was issued", () => {
  test("is issued as usual, and no name is stored for that", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      expect(await kept(backend)).toContain(HOLDER);
      await eraseAll(backend);
      expect(await kept(backend)).not.toContain(HOLDER);
      for (const method of METHODS) {
        const answer = await askLicence(backend, method, KEY, { token });
        expect([method, answer.status]).toEqual([method, 200]);
        expect((await answer.json()).license).toMatchObject({ ...PRINT, nama_s: HOLDER });
      }
    }));

  test("is issued to its owner too, when the team has seen the identity card", () =>
    withLicences(async (backend) => {
      await paidToken(backend, RENEWAL);
      await eraseAll(backend);
      const { users } = backend.databases;
      const name = "pemilik@example.my";
      await addUser(users, name, ["user"]);
      const ic_num = IDENTITY_NUMBER;
      const ic_notes = [{ ic_num, by: "kaunter@majlis.my", at: "2026-08-01T00:00:00.000Z" }];
      const _id = userId(name);
      await users.write({ ...(await users.read(_id)), _id, ic_num, ic_notes });
      const app = withLogin(backend, { statements });
      const cookie = cookieOf(await logIn(app, name));
      const headers = { cookie, origin: PORTAL };
      for (const method of METHODS)
        expect((await askLicence({ app }, method, KEY, { headers })).status).toBe(200);
    }));

  test.each(["KEDAI LAIN", "KEDAI RUNCIT MARA"])(
    "prints nothing of the record's next owner, %s, even when the masked names are equal",
    (nama_s) =>
      withLicences(async (backend) => {
        const token = await paidToken(backend, RENEWAL);
        await eraseAll(backend);
        const next = { owner: "310412120043", print: { ...PRINT, holder: "ORANG LAIN" }, photo: FACE_PNG };
        await loadLicence(backend, { ...MARKET_LICENSE, nama_s }, next);
        for (const method of METHODS)
          expect((await askLicence(backend, method, KEY, { token })).status).toBe(404);
        expect((await backend.app.request(PHOTO, { headers: bearer(token) })).status).toBe(404);
        expect(await keptLicences(backend)).toEqual([]);
      }),
  );
});

test("two erased payers do not count as one person, so the earlier owner sees no photo of the next one", () =>
  withLicences(async (backend) => {
    const token = await paidToken(backend, RENEWAL);
    const next = { ...MARKET_LICENSE, nama_s: "KEDAI LAIN", renewal_year: 2027, balance: sen(200_00) };
    await loadLicence(backend, next, { owner: "310412120043", print: PRINT, photo: FACE_PNG });
    const others = { key: "the-key-of-the-next", email: "other@example.my" };
    const nextToken = await paidToken(backend, [renewalOf({ ...next, balance: sen(116_00) })], others);
    await eraseAll(backend);
    const seen = async (shown: string) =>
      (await backend.app.request(PHOTO, { headers: bearer(shown) })).status;
    expect([await seen(nextToken), await seen(token)]).toEqual([200, 404]);
  }));
