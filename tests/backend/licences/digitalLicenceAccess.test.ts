import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { runs } from "../../config/seed.ts";
import { created, lineOf, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { IDENTITY_NUMBER, LICENSE, MARKET_LICENSE } from "../bills/bills.ts";
import { FACE_PNG } from "../records/faces.ts";
import {
  type Asking,
  approve,
  askLicence,
  atTheBank,
  bearer,
  keptLicences,
  loadLicence,
  MONTHLY,
  PRINT,
  paidToken,
  renewalOf,
  withLicences,
} from "./licences.ts";
import { seen, session } from "./session.ts";

/**
 * Reading a digital licence needs the paid payment's token or its owner's login, because its key can be guessed and it shows a
 * face.
 */

const KEY = "301-1234-2026";
const RENEWAL = [renewalOf(MARKET_LICENSE)];
const METHODS = ["POST", "PUT"] as const;

/** The answer for a licence that does not exist, which a caller who paid another one gets. */
const NONE = [404, { error: "not_found", reason: "missing" }];

async function bodyOf(answer: Response): Promise<unknown> {
  const { reference: _its, ...body } = await answer.json();
  return [answer.status, body];
}

/** Tries to read and to write the licence. Both answers must be those of a missing licence, and nothing may be written. */
async function expectNone(backend: Pick<BackendUnderTest, "app" | "databases">, key: string, asking: Asking) {
  const before = await keptLicences(backend);
  for (const method of METHODS)
    expect([method, key, await bodyOf(await askLicence(backend, method, key, asking))]).toEqual([
      method,
      key,
      NONE,
    ]);
  expect(await keptLicences(backend)).toEqual(before);
}

describe("access with a status token", () => {
  test("the payment that renewed the licence opens it, and no other payment does (rule 7.22)", () =>
    withLicences(async (backend) => {
      const unpaid = await created(backend, requestFor(RENEWAL), "the-key-of-an-unpaid");
      const bill = await paidToken(backend, [renewalOf(MONTHLY)], { key: "the-key-of-another-one" });
      const arrears = await paidToken(backend, [lineOf(LICENSE, "arrears")], { key: "the-key-of-arrears" });
      const failing = await atTheBank(backend, RENEWAL, { key: "the-key-of-a-failed-one" });
      await postAnswer(backend, "direct", await answerFor(backend, failing.order, { debit: "51" }));
      const own = await paidToken(backend, RENEWAL);
      expect((await askLicence(backend, "PUT", KEY, { token: own })).status).toBe(200);

      const refusals: readonly (readonly [string, Asking])[] = [
        [KEY, {}],
        [KEY, { token: "" }],
        [KEY, { token: "x".repeat(43) }],
        [KEY, { headers: { authorization: own } }],
        [KEY, { headers: { authorization: `Basic ${own}` } }],
        [KEY, { headers: { cookie: `AuthSession=${own}` } }],
        [KEY, { payload: { council: "mpt", token: own, status_token: own } }],
        [KEY, { token: unpaid.status_token }],
        [KEY, { token: failing.token }],
        [KEY, { token: bill }],
        [KEY, { token: arrears }],
        ["R1234567-2026", { token: arrears }],
        [KEY, { token: own, payload: { council: "mps" } }],
        ["301-1234-2025", { token: own }],
        ["301-1234-2027", { token: own }],
        ["301-1234-2026-08", { token: own }],
        ["201-1234-2026", { token: bill }],
        ["201-1234-2026-09", { token: bill }],
        ["301-1234", { token: own }],
        ["301-1234-26", { token: own }],
        ["301-1234-2026-13", { token: own }],
        ["301%2D1234-2026", { token: own }],
        ["mpt:301-1234-2026", { token: own }],
        ["../metadata/301-1234-2026", { token: own }],
        ["301-1234-2026\n", { token: own }],
        [`${"3".repeat(201)}-2026`, { token: own }],
        // A licence that does not exist.
        ["301-9999-2026", { token: own }],
      ];
      for (const [key, asking] of refusals) await expectNone(backend, key, asking);
    }));

  test("when two people pay it, it opens for the first, and the other's money is refunded", () =>
    withLicences(async (backend) => {
      const first = await atTheBank(backend, RENEWAL, {
        key: "the-key-of-the-first",
        email: "first@example.my",
      });
      const second = await atTheBank(backend, RENEWAL, {
        key: "the-key-of-the-other",
        email: "other@example.my",
      });
      await approve(backend, first.order);
      backend.clock.pass(1000);
      await approve(backend, second.order);
      expect((await askLicence(backend, "PUT", KEY, { token: first.token })).status).toBe(200);
      await expectNone(backend, KEY, { token: second.token });
    }));

  test("when one person pays it twice, both payments open it, and it names the first", () =>
    withLicences(async (backend) => {
      const first = await atTheBank(backend, RENEWAL, { key: "the-key-of-the-first" });
      const second = await atTheBank(backend, RENEWAL, {
        key: "the-key-of-the-other",
        email: "AHMAD@example.my",
      });
      await approve(backend, second.order);
      backend.clock.pass(1000);
      await approve(backend, first.order);
      const receipts = await Promise.all(
        [first, second].map(async ({ token }) => {
          const answer = await askLicence(backend, "PUT", KEY, { token });
          return (await answer.json()).payment.receipt_no;
        }),
      );
      expect(new Set(receipts).size).toBe(1);
      expect(receipts[0]?.replace(/-|^R|-.$/g, "").slice(0, 16)).toBe(second.order.slice(1));
      expect(await keptLicences(backend)).toHaveLength(1);
    }));
});

test("any other key is answered 404, and nothing fails", () =>
  withLicences(async (backend) => {
    const token = await paidToken(backend, RENEWAL);
    // Dashes, spaces and capitals are ignored in a licence's number.
    const isOwn = (key: string) => /^3\s*0\s*1[\s\p{Pd}]*1\s*2\s*3\s*4[\s\p{Pd}]*-2026$/u.test(key);
    const keys = fc.oneof(
      fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 40 }),
      fc
        .tuple(fc.string({ unit: "grapheme", maxLength: 20 }), fc.integer({ min: 1990, max: 2110 }))
        .map((key) => key.join("-")),
      fc.constantFrom(
        "301-1234-2026/x",
        "301-1234-2026?council=mps",
        "301-1234-2026#",
        "/301-1234-2026",
        "301-1234--2026-1",
      ),
    );
    await fc.assert(
      fc.asyncProperty(keys, fc.constantFrom(...METHODS), async (key, method) => {
        fc.pre(!isOwn(key));
        expect((await askLicence(backend, method, key, { token })).status).toBe(404);
      }),
      { numRuns: runs(200) },
    );
    expect(await keptLicences(backend)).toEqual([]);
  }));

const CITIZEN = "ahmad@example.my";
const STRANGER = "orang.lain@example.my";

describe("access with a login", () => {
  test("a user whose verified identity number is in the record opens it", () =>
    withLicences(async (backend) => {
      await paidToken(backend, RENEWAL, { email: "guest@example.my" });
      const { app, asking } = await session(backend, CITIZEN, seen(IDENTITY_NUMBER));
      for (const method of ["PUT", "POST"] as const)
        expect((await askLicence({ app }, method, KEY, asking)).status).toBe(200);
    }));

  test("its verified owner is asked for no fact from the bill, and a payer is (rule 6.11)", () =>
    withLicences(async (backend) => {
      const councils = { mpt: { bill_fact: { licence: true } } };
      await backend.databases.metadata.write({ _id: "configuration", councils });
      await paidToken(backend, RENEWAL, { email: STRANGER });
      const owner = await session(backend, CITIZEN, seen(IDENTITY_NUMBER));
      const payer = await session(backend, STRANGER, { verified_by: "email" });
      const status = async ({ app, asking }: typeof owner) =>
        (await askLicence({ app }, "PUT", KEY, asking)).status;
      expect([await status(owner), await status(payer)]).toEqual([200, 403]);
    }));

  test("the record's next owner does not open it, since it names the owner before", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL, { email: "guest@example.my" });
      expect((await askLicence(backend, "PUT", KEY, { token })).status).toBe(200);
      const next = "310412120043";
      await loadLicence(backend, MARKET_LICENSE, { owner: next, print: { ...PRINT, holder: "ORANG LAIN" } });
      const { app, asking } = await session(backend, CITIZEN, seen(next));
      await expectNone({ app, databases: backend.databases }, KEY, asking);
      expect((await askLicence(backend, "POST", KEY, { token })).status).toBe(200);
    }));

  test("the user whose e-mail address paid it opens it, whatever the address's capitals", () =>
    withLicences(async (backend) => {
      await paidToken(backend, RENEWAL, { email: "Ahmad@Example.my" });
      const { app, asking } = await session(backend, CITIZEN, { verified_by: "email" });
      expect((await askLicence({ app }, "PUT", KEY, asking)).status).toBe(200);
    }));

  test.each([
    ["a stranger", STRANGER, {}],
    ["a number that nobody saw", CITIZEN, { ic_num: IDENTITY_NUMBER }],
    [
      "a number that was seen and is another now",
      CITIZEN,
      { ...seen("310412120043"), ic_num: IDENTITY_NUMBER },
    ],
    ["another's verified number", CITIZEN, seen("310412120043")],
    ["an administrator's roles", STRANGER, { roles: ["finance", "accounts"] }],
  ])("it is missing for %s", (_who, name, besides) =>
    withLicences(async (backend) => {
      await paidToken(backend, RENEWAL, { email: "guest@example.my" });
      const { app, asking } = await session(backend, name, besides);
      await expectNone({ app, databases: backend.databases }, KEY, asking);
    }),
  );

  test("it is missing for a user with only a verified phone, whose e-mail address may be another's", () =>
    withLicences(async (backend) => {
      await paidToken(backend, RENEWAL);
      const { app, asking } = await session(backend, CITIZEN, { verified_by: "sms" });
      await expectNone({ app, databases: backend.databases }, KEY, asking);
    }));

  test("it is missing before it is paid, whoever asks", () =>
    withLicences(async (backend) => {
      await atTheBank(backend, RENEWAL);
      const { app, asking } = await session(backend, CITIZEN, {
        verified_by: "email",
        ...seen(IDENTITY_NUMBER),
      });
      await expectNone({ app, databases: backend.databases }, KEY, asking);
    }));

  test("another site's page cannot use the session", () =>
    withLicences(async (backend) => {
      await paidToken(backend, RENEWAL);
      const { app, asking } = await session(backend, CITIZEN, seen(IDENTITY_NUMBER));
      const elsewhere: readonly Readonly<Record<string, string>>[] = [
        { origin: COUNCIL },
        { origin: PORTAL, "sec-fetch-site": "cross-site" },
      ];
      for (const headers of elsewhere)
        for (const method of ["POST", "PUT"] as const) {
          const answer = await askLicence({ app }, method, KEY, {
            headers: { ...asking.headers, ...headers },
          });
          expect(answer.status).toBe(403);
        }
    }));

  test("the owner sees the photo, and a stranger does not", () =>
    withLicences(async (backend) => {
      await loadLicence(backend, MARKET_LICENSE, { print: PRINT, photo: FACE_PNG });
      const path = `/api/licenses/council_permit_license/${Buffer.from("301-1234").toString("base64url")}/attachments/picture`;
      const owner = await session(backend, CITIZEN, seen(IDENTITY_NUMBER));
      const stranger = await session(backend, STRANGER, seen("310412120043"));
      const status = async ({ app, asking }: typeof owner) =>
        (await app.request(path, { headers: asking.headers ?? {} })).status;
      expect([await status(owner), await status(stranger)]).toEqual([200, 404]);
    }));
});

test("its printed details are in no search, row, payment or log", () =>
  withLicences(async (backend) => {
    const token = await paidToken(backend, RENEWAL);
    await askLicence(backend, "PUT", KEY, { token });
    const number = Buffer.from("301-1234").toString("base64");
    const answers = [
      await post(backend, "/search", { council: "mpt", payment_type: "license", _id: "301-1234" }),
      await backend.app.request(`/api/licenses?type=council_permit_license&id=${number}`),
      await backend.app.request(`/api/licenses/council_permit_license/${number}`),
      await backend.app.request(`/api/payments/${token}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    for (const text of [...texts, JSON.stringify(backend.log)])
      for (const secret of [PRINT.holder, PRINT.address, IDENTITY_NUMBER]) expect(text).not.toContain(secret);
  }));

describe("the payload beside the path", () => {
  test.each([
    ["a council that does not exist", { council: "xyz" }, 400],
    ["no object", "mpt", 400],
    ["a list", ["mpt"], 400],
    ["card data", { council: "mpt", cvv: "123" }, 400],
    ["more than a licence can be", { council: "mpt", picture: "A".repeat(70_000) }, 413],
  ])("%s is refused", (_what, payload, status) =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      for (const method of METHODS)
        expect((await askLicence(backend, method, KEY, { token, payload })).status).toBe(status);
      expect(await keptLicences(backend)).toEqual([]);
    }),
  );

  test("without a council means the default council", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const answer = await backend.app.request("/api/query", {
        method: "PUT",
        headers: { "content-type": "application/json", ...bearer(token) },
        body: JSON.stringify({ url: Buffer.from(`digital_license/${KEY}`).toString("base64url") }),
      });
      expect(answer.status).toBe(200);
    }));

  test("cannot be used to write anything else by PUT", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, [...RENEWAL]);
      for (const path of [
        "metadata/configuration",
        "transactions/0",
        "_users/org.couchdb.user:a@b.my",
        "digital_license",
      ]) {
        const answer = await backend.app.request("/api/query", {
          method: "PUT",
          headers: { "content-type": "application/json", ...bearer(token) },
          body: JSON.stringify({ url: Buffer.from(path).toString("base64"), payload: { closing: true } }),
        });
        expect([path, answer.status]).toEqual([path, 403]);
      }
    }));

  test("a council's page may call the proxy without credentials only", () =>
    withLicences(async ({ app }) => {
      const answer = await app.request("/api/query", {
        method: "OPTIONS",
        headers: { origin: COUNCIL, "access-control-request-method": "PUT" },
      });
      expect(answer.headers.get("access-control-allow-methods")).toContain("PUT");
      expect(answer.headers.get("access-control-allow-headers")).toContain("authorization");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    }));
});
