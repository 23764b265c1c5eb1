import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { EMAIL } from "../accounts/registering.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { MARKET_LICENSE } from "../bills/bills.ts";
import { FACE_PNG } from "../records/faces.ts";
import { askLicence, bearer, loadLicence, PRINT, paidToken, renewalOf, statements } from "./licences.ts";

/** A council that shows a licence's photo and address only to a payer who has the bill. */

const KEY = "301-1234-2026";
const RENEWAL = [renewalOf(MARKET_LICENSE)];
const PHOTO = `/api/licenses/council_permit_license/${Buffer.from("301-1234").toString("base64url")}/attachments/picture`;
const HOUR = 60 * 60_000;

const ASKING = { mpt: { bill_fact: { licence: true } } };

/** The owner's identity number is 800101-12-5555. */
const RIGHT = "5555";

interface Paid {
  readonly backend: BackendUnderTest;
  /** The status token of a guest's payment of the licence. */
  readonly token: string;
}

function withPaid(
  work: (paid: Paid) => Promise<void>,
  councils: object = ASKING,
  owner?: string,
): Promise<void> {
  return withBackend(
    async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", councils });
      await loadLicence(backend, MARKET_LICENSE, {
        print: PRINT,
        photo: FACE_PNG,
        ...(owner !== undefined && { owner }),
      });
      await work({ backend, token: await paidToken(backend, RENEWAL) });
    },
    { statements, limits: { searchesPerHour: 1200, paymentsPerHour: 240 } },
  );
}

const ask = ({ backend, token }: Paid, bill_fact?: string, method: "POST" | "PUT" = "PUT") =>
  askLicence(backend, method, KEY, { token, payload: { council: "mpt", bill_fact } });

const photoStatus = async ({ backend, token }: Paid) =>
  (await backend.app.request(PHOTO, { headers: bearer(token) })).status;

const NEEDED = [403, "bill_fact_needed"];

describe("a guest who paid a licence, where the council asks for a fact from the bill (rule 6.11)", () => {
  test("reads no name, address or photo without it, or with a wrong one", () =>
    withPaid(async (paid) => {
      for (const method of ["PUT", "POST"] as const)
        for (const fact of [undefined, "5554", "555", "-"]) {
          const answer = await ask(paid, fact, method);
          const text = await answer.text();
          expect([answer.status, JSON.parse(text).reason]).toEqual(NEEDED);
          for (const secret of [PRINT.holder, PRINT.address]) expect(text).not.toContain(secret);
        }
      expect(await photoStatus(paid)).toBe(404);
    }));

  test.each([RIGHT, " 55-55 ", "800101-12-5555"])("reads the licence and the photo with %j", (fact) =>
    withPaid(async (paid) => {
      const answer = await ask(paid, fact);
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { license: { address: PRINT.address } },
      ]);
      expect(await photoStatus(paid)).toBe(200);
    }),
  );

  test("is asked again after a day", () =>
    withPaid(async (paid) => {
      await ask(paid, RIGHT);
      paid.backend.clock.pass(23 * HOUR);
      expect((await ask(paid)).status).toBe(200);
      paid.backend.clock.pass(2 * HOUR);
      expect((await ask(paid)).status).toBe(403);
      expect(await photoStatus(paid)).toBe(404);
      expect((await ask(paid, RIGHT)).status).toBe(200);
    }));

  test("tries ten facts a day, as for the identity numbers of one day of birth", () =>
    withPaid(async (paid) => {
      const tries: number[] = [];
      for (let fact = 1000; fact < 1012; fact += 1) tries.push((await ask(paid, String(fact))).status);
      expect(tries).toEqual([...Array(10).fill(403), 429, 429]);
      expect((await ask(paid, RIGHT)).status).toBe(429);
    }));

  test.each([
    ["of another address", "other@example.my"],
    ["of whoever typed their address", EMAIL],
  ])("gives it for their own payment, and not for one %s", (_whose, email) =>
    withPaid(async (paid) => {
      await ask(paid, RIGHT);
      const next = { ...MARKET_LICENSE, renewal_year: 2027, balance: sen(200_00) };
      await loadLicence(paid.backend, next, { print: PRINT });
      // the payment counts for these figures too
      const line = renewalOf({ ...next, balance: sen(116_00) });
      const other = await paidToken(paid.backend, [line], {
        key: "the-key-of-another",
        email,
      });
      expect(await photoStatus(paid)).toBe(200);
      expect(await photoStatus({ ...paid, token: other })).toBe(404);
    }),
  );
});

describe("nothing changes for a guest who paid a licence (rule 6.11)", () => {
  test.each([
    ["while no council asks", {}],
    ["while another council asks", { dbkk: ASKING.mpt }],
    ["while the council asks in searches only", { mpt: { bill_fact: { search: true } } }],
  ])("%s", (_when, councils) =>
    withPaid(async (paid) => {
      expect((await ask(paid)).status).toBe(200);
      expect(await photoStatus(paid)).toBe(200);
    }, councils),
  );
});
