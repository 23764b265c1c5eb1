import { expect, test } from "vitest";
import { license } from "../../../src/charges/license/index.ts";
import type { LicenseLine } from "../../../src/charges/license/license.ts";
import { sen } from "../../../src/domain/money.ts";
import { post, requestFor, statusOf, TERMS, tryToCreate } from "../accounts/citizen.ts";
import { tracesOf } from "../answers.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { MARKET_LICENSE } from "../bills/bills.ts";
import { approve, atTheBank, loadLicence, PRINT, renewalOf, withLicences } from "./licences.ts";

/** The renewal of a licence with the assistance package, from the price to the refund. All amounts agree to the sen. */

/** 84.25 ringgit of this period and 20.10 of earlier ones. 20 per cent of the fee is 16.85. */
const RECORD = { ...MARKET_LICENSE, balance: sen(104_35), arrears: sen(20_10) };

async function assist(backend: BackendUnderTest): Promise<void> {
  await loadLicence(backend, RECORD, { print: PRINT });
  await backend.databases.metadata.write({ _id: "configuration", assistance: { charges: ["license"] } });
}

function renewal(): LicenseLine {
  const terms = { ...TERMS, assistance: { percent: 20, charges: ["license" as const] } };
  const offer = license.offers(RECORD, terms, new Date()).find(({ choice }) => choice === "renewal");
  if (offer === undefined) throw new Error("the renewal was to be offered");
  return license.lineOf(offer.item);
}

test("the server accepts the reduced price, and settles the whole fee", () =>
  withLicences(async (backend) => {
    await assist(backend);
    const { order, token } = await atTheBank(backend, [renewal()]);
    await approve(backend, order);
    const { amount, services } = await statusOf(backend, token);
    expect(amount).toBe("87.50");
    expect(services).toMatchObject([{ amount: "87.50", discount: "16.85" }]);
    const query = { council: "mpt", payment_type: "license", _id: "301-1234" };
    expect(await (await post(backend, "/search", query)).json()).toMatchObject({
      balance: "0.00",
      arrears: "0.00",
    });
    expect((await tracesOf(backend)).refundCases).toEqual([]);
  }));

test("the server refuses the price without the reduction, and answers with the right one", () =>
  withLicences(async (backend) => {
    await assist(backend);
    const answer = await tryToCreate(backend, requestFor([renewalOf(RECORD)]));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      reason: "amount_changed",
      amount: "87.50",
      services: [{ amount: "87.50", discount: "16.85" }],
    });
  }));

test("when a renewal is paid twice, the refund is the ringgit that were paid for it", () =>
  withLicences(async (backend) => {
    await assist(backend);
    const payers = [
      { key: "the-key-of-the-first", email: "siti@example.my" },
      { key: "the-key-of-the-other", email: "ahmad@example.my" },
    ];
    const orders: string[] = [];
    for (const payer of payers) orders.push((await atTheBank(backend, [renewal()], payer)).order);
    for (const order of orders) {
      await approve(backend, order);
      backend.clock.pass(1000);
    }
    expect(await backend.databases.settlements.read(`refund_case:${orders[1]}`)).toMatchObject({
      bills: { "mpt:license:3011234": { arrears: "20.10", fee: "67.40" } },
    });
  }));
