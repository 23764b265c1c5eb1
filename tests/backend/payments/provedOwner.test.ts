import { describe, expect, test } from "vitest";
import { created, goToBank, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { IDENTITY_NUMBER, MARKET_LICENSE } from "../bills/bills.ts";
import {
  approve,
  atTheBank,
  bearer,
  loadLicence,
  OPERATION,
  PRINT,
  paidToken,
  renewalOf,
  withLicences,
} from "../licences/licences.ts";
import { seen, session } from "../licences/session.ts";

/** The owner's name on the receipt of a licence, for who proves the owner by the fact from the bill. */

const RIGHT = IDENTITY_NUMBER.slice(-4);
const PROOF = { council: "mpt", license_no: MARKET_LICENSE.license_no, bill_fact: RIGHT };
const OTHER_OWNER = "310412120043";
const NAMES = [MARKET_LICENSE.nama_s, "PEMILIK LESEN OPERASI"] as const;
const ASKING = { mpt: { bill_fact: { licence: true } } };

interface Paid {
  readonly backend: BackendUnderTest;
  readonly token: string;
  readonly id: string;
}

/** A guest's paid payment of two licences with different owners. */
function withPaid(work: (paid: Paid) => Promise<void>, councils: object = ASKING): Promise<void> {
  return withLicences(
    async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", councils });
      const operation = { ...OPERATION, nama_s: NAMES[1] };
      await loadLicence(backend, operation, { owner: OTHER_OWNER, print: PRINT });
      const token = await paidToken(backend, [renewalOf(MARKET_LICENSE), renewalOf(operation)]);
      await work({ backend, token, id: await idOf(backend, token) });
    },
    { limits: { searchesPerHour: 1200, paymentsPerHour: 240 } },
  );
}

async function idOf({ app }: Pick<BackendUnderTest, "app">, token: string): Promise<string> {
  return (await (await app.request(`/api/payments/${token}`)).json())._id;
}

function read(
  {
    backend: { app },
    token,
    id,
  }: Pick<Paid, "token" | "id"> & { readonly backend: Pick<BackendUnderTest, "app"> },
  payload?: unknown,
  headers: Readonly<Record<string, string>> = { origin: PORTAL },
) {
  return app.request("/api/query", {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(token), ...headers },
    body: JSON.stringify({ url: Buffer.from(`/transactions/${id}`).toString("base64"), payload }),
  });
}

const shownNames = async (answer: Response) => {
  const { services } = (await answer.json()) as { services: readonly { nama_s: string }[] };
  return services.map(({ nama_s }) => NAMES.some((name) => name === nama_s));
};

const refusal = async (answer: Response) => {
  const text = await answer.text();
  for (const name of NAMES) expect(text).not.toContain(name);
  return [answer.status, JSON.parse(text).reason];
};

const NEEDED = [403, "bill_fact_needed"];

describe("the owner's name on the receipt of a licence whose council asks for a fact from the bill (rule 6.11)", () => {
  test.each([RIGHT, ` ${RIGHT.slice(0, 2)}-${RIGHT.slice(2)}`, IDENTITY_NUMBER])(
    "is whole for who gives the fact, on that licence alone: %j",
    (bill_fact) =>
      withPaid(async (paid) => {
        expect(await shownNames(await read(paid, { ...PROOF, bill_fact }))).toEqual([true, false]);
      }),
  );

  test("is masked again in the next answer: the fact counts for one", () =>
    withPaid(async (paid) => {
      expect(await shownNames(await read(paid, PROOF))).toEqual([true, false]);
      expect(await shownNames(await read(paid))).toEqual([false, false]);
      expect(await shownNames(await paid.backend.app.request(`/api/payments/${paid.token}`))).toEqual([
        false,
        false,
      ]);
    }));

  test("is masked for a stranger with the link, who gives no fact", () =>
    withPaid(async (paid) => expect(await shownNames(await read(paid))).toEqual([false, false])));

  test.each([
    ["a wrong fact", { bill_fact: "0000" }],
    ["no characters", { bill_fact: "-" }],
    ["the fact of another licence of the payment", { bill_fact: OTHER_OWNER.slice(-4) }],
    ["the right fact with another licence's number", { license_no: OPERATION.license_no }],
    ["a licence that the payment has not paid", { license_no: "201-1234" }],
    ["a licence of another council", { council: "dbkk" }],
  ])("stays masked after %s, and no answer tells one from another", (_what, wrong) =>
    withPaid(async (paid) => expect(await refusal(await read(paid, { ...PROOF, ...wrong }))).toEqual(NEEDED)),
  );

  test.each([
    ["no council asks", {}],
    ["another council asks", { dbkk: ASKING.mpt }],
    ["the council asks in searches only", { mpt: { bill_fact: { search: true } } }],
  ])("is not for who knows the fact while %s", (_when, councils) =>
    withPaid(async (paid) => expect(await refusal(await read(paid, PROOF))).toEqual(NEEDED), councils),
  );

  test("can be tried ten times a day, as the identity numbers of one day of birth", () =>
    withPaid(async (paid) => {
      const tries: number[] = [];
      for (let fact = 1000; fact < 1012; fact += 1)
        tries.push((await read(paid, { ...PROOF, bill_fact: String(fact) })).status);
      expect(tries).toEqual([...Array(10).fill(403), 429, 429]);
      expect((await read(paid, PROOF)).status).toBe(429);
    }));

  test.each([
    ["a council's page", { origin: COUNCIL }],
    ["a caller without the status token", { origin: PORTAL, authorization: "" }],
  ])("is not for %s", (_who, headers) =>
    withPaid(async (paid) => expect(await refusal(await read(paid, PROOF, headers))).toEqual(NEEDED)),
  );

  test("is not for the key that a council's page has", () =>
    withLicences(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", councils: ASKING });
      const request = requestFor([renewalOf(MARKET_LICENSE)], { callback_url: `${COUNCIL}/resit` });
      const { status_token: token, pay_url, _id: id } = await created(backend, request);
      await approve(backend, await goToBank(backend, pay_url));
      expect((await read({ backend, token, id })).status).toBe(200);
      expect(await refusal(await read({ backend, token, id }, PROOF))).toEqual(NEEDED);
    }));

  test("is not for an unpaid payment, which anyone may begin for a number that they guess", () =>
    withLicences(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", councils: ASKING });
      const { token, order } = await atTheBank(backend, [renewalOf(MARKET_LICENSE)]);
      const paid = { backend, token, id: await idOf(backend, token) };
      expect(await refusal(await read(paid, PROOF))).toEqual(NEEDED);
      await approve(backend, order);
      expect((await read(paid, PROOF)).status).toBe(200);
    }));

  test("is whole after the council wrote the same name with other capitals and spaces", () =>
    withPaid(async (paid) => {
      const nama_s = MARKET_LICENSE.nama_s.toLowerCase().replaceAll(" ", "  ");
      await loadLicence(
        paid.backend,
        { ...MARKET_LICENSE, nama_s },
        { owner: IDENTITY_NUMBER, print: PRINT },
      );
      expect(await shownNames(await read(paid, PROOF))).toEqual([true, false]);
    }));

  test("stays masked after the licence passed to another owner, whose identity number the record has now", () =>
    withPaid(async (paid) => {
      const sold = { ...MARKET_LICENSE, nama_s: "PEMILIK BAHARU" };
      await loadLicence(paid.backend, sold, { owner: OTHER_OWNER, print: PRINT });
      for (const owner of [OTHER_OWNER, IDENTITY_NUMBER])
        expect(await refusal(await read(paid, { ...PROOF, bill_fact: owner.slice(-4) }))).toEqual(NEEDED);
    }));

  test("is whole without a fact for the owner with a verified identity number", () =>
    withPaid(async (paid) => {
      const { app, asking } = await session(paid.backend, "pemilik@example.my", seen(IDENTITY_NUMBER));
      const headers = asking.headers ?? {};
      expect(await shownNames(await read({ ...paid, backend: { app } }, undefined, headers))).toEqual([
        true,
        false,
      ]);
    }));

  test.each([
    ["no number", { ...PROOF, license_no: undefined }],
    ["a fact that is a list", { ...PROOF, bill_fact: [RIGHT] }],
    ["another field", { ...PROOF, everything: true }],
  ])("is not asked for with %s", (_what, payload) =>
    withPaid(async (paid) =>
      expect(await refusal(await read(paid, payload))).toEqual([403, "invalid_request"]),
    ),
  );
});
