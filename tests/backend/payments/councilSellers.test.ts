import { describe, expect, test } from "vitest";
import type { ServiceLine } from "../../../src/charges/index.ts";
import type { CouncilCode } from "../../../src/domain/councils.ts";
import { createBackend } from "../../../src/server/createBackend.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { type Body, lineOf, requestFor, tryToCreate } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";

const OWN = "SE00054321";
const SHOWN = { mpt: "SE00000201", mps: "SE00000202", dbkk: "SE00000203" } as const;

const compoundOf = (council: "mpt" | "mps" | "dbkk") =>
  ({ ...COMPOUND, council, compound_no: `K26-${council}`, _id: `K26${council}` }) as const;

const LINES = {
  mpt: lineOf(compoundOf("mpt"), "full"),
  mps: lineOf(compoundOf("mps"), "full"),
  dbkk: lineOf(compoundOf("dbkk"), "full"),
};

/** A back end in which the money of one council goes to an account of its own. */
async function withSellers(
  work: (backend: BackendUnderTest) => Promise<void>,
  displayIds?: ReadonlyMap<CouncilCode, string>,
): Promise<void> {
  await withBackend(async (backend) => {
    const { databases, fpx, card, clock } = backend;
    for (const council of ["mpt", "mps", "dbkk"] as const)
      await storeRecords(databases.records, [documentOf(compoundOf(council), undefined)]);
    const app = createBackend({
      databases,
      fpx: { ...fpx, seller: { ...fpx.seller, councilIds: new Map([["mpt", OWN]]), displayIds } },
      card,
      clock,
      secrets: { statusToken: "a secret of the tests" },
      settings: { portal: PORTAL, councilOrigins: [COUNCIL] },
      log: () => {},
    });
    await work({ ...backend, app });
  });
}

const pay = (backend: BackendUnderTest, lines: readonly ServiceLine[], changes: Body = {}) =>
  tryToCreate(backend, requestFor(lines, changes), `a-key-for-${lines.length}-items`);

async function sellersOf({ databases }: BackendUnderTest): Promise<readonly unknown[]> {
  const payments = await databases.all_payments.list({ prefix: "0", limit: 10 });
  return payments.map(({ fpx_request }) => Object(fpx_request).fpx_sellerId);
}

describe("a council with a seller id of its own", () => {
  test("is named as the seller in the message to FPX", () =>
    withSellers(async (backend) => {
      expect((await pay(backend, [LINES.mpt])).status).toBe(200);
      expect(await sellersOf(backend)).toEqual([OWN]);
    }));

  test("is not paid together with other councils by FPX: nothing is stored of that cart", () =>
    withSellers(async (backend) => {
      const refused = await pay(backend, [LINES.mpt, LINES.mps]);
      expect([refused.status, (await refused.json()).reason]).toEqual([422, "one_council_only"]);
      expect(await sellersOf(backend)).toEqual([]);
      expect(await backend.databases.handles.list({ prefix: "order:", limit: 1 })).toEqual([]);
    }));

  test("may be paid together with others by card", () =>
    withSellers(async (backend) => {
      const card = { payment_method: "3", fpx_msgToken: undefined, fpx_buyerBankId: undefined };
      expect((await pay(backend, [LINES.mpt, LINES.mps], card)).status).toBe(200);
    }));

  test("changes nothing for carts of councils with the common seller", () =>
    withSellers(async (backend) => {
      expect((await pay(backend, [LINES.mps, LINES.dbkk])).status).toBe(200);
      expect(await sellersOf(backend)).toEqual([backend.fpx.seller.id]);
    }));
});

describe("the portal's own account under a council's name", () => {
  const displayIds = new Map(Object.entries(SHOWN) as [keyof typeof SHOWN, string][]);

  test("is the seller of a cart of that council alone", () =>
    withSellers(async (backend) => {
      expect((await pay(backend, [LINES.mps])).status).toBe(200);
      expect(await sellersOf(backend)).toEqual([SHOWN.mps]);
    }, displayIds));

  test("is named as the portal in a cart of several councils", () =>
    withSellers(async (backend) => {
      expect((await pay(backend, [LINES.mps, LINES.dbkk])).status).toBe(200);
      expect(await sellersOf(backend)).toEqual([backend.fpx.seller.id]);
    }, displayIds));

  test("never gets the money of a council with an account of its own", () =>
    withSellers(async (backend) => {
      expect((await pay(backend, [LINES.mpt])).status).toBe(200);
      expect(await sellersOf(backend)).toEqual([OWN]);
      expect((await pay(backend, [LINES.mpt, LINES.mps])).status).toBe(422);
    }, displayIds));
});
