import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TOTP, URI } from "otpauth";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { samplesOf } from "../../../demo/records/samples.ts";
import { runningPortal } from "../../../demo/system/runningSystem.ts";
import { startSystem } from "../../../demo/system/startSystem.ts";
import type { System } from "../../../demo/system/system.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { fieldsOf, form, requestFor, TERMS } from "../accounts/citizen.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { cardRequest } from "../gateways/cards.ts";
import { realExchangeIn } from "../gateways/realExchange.ts";

/** The whole system on free ports of this machine, over real sockets. */

let folder: string;
let system: System;
/** The systems' time while it stands still. Otherwise it is this machine's. */
let stopped: Date | undefined;

const ADMINISTRATOR = { KAUNTER_ADMIN_NAME: "ketua@kaunter.my", KAUNTER_ADMIN_PASSWORD: "kata laluan" };

async function start(variables: Readonly<Record<string, string>> = {}): Promise<System> {
  return startSystem({
    ports: { portal: 0, councils: 0, simulators: 0 },
    settings: readSettings({ KAUNTER_DATA: join(folder, "data"), ...ADMINISTRATOR, ...variables }),
    files: { portal: join(folder, "portal"), widgets: join(folder, "widgets") },
    log: () => {},
    clock: { now: () => stopped ?? new Date() },
  });
}

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, "portal", "assets"), { recursive: true });
  await mkdir(join(folder, "widgets", "1.0.0"), { recursive: true });
  await writeFile(join(folder, "portal", "index.html"), "<!doctype html><title>Kaunter</title>");
  await writeFile(join(folder, "portal", "assets", "index-AbCd1234.js"), "export {};");
  await writeFile(join(folder, "widgets", "kaunter.js"), "export {};");
  await writeFile(join(folder, "widgets", "1.0.0", "kaunter.js"), "export {};");
  await writeFile(join(folder, "secret.txt"), "not to be served");
  system = await start();
}, 60_000);

afterAll(async () => {
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

/** A charge that a form describes, so that the test pays none of the sample bills. */
const CARD_LINE = {
  type: "local_government_charge",
  council: "mpt",
  license_no: "R1300001",
  customer_name: "Kedai Maju",
  total_no_of_people: 2,
  total_no_of_days: 1,
  start_date: "2026-12-01",
  end_date: "2026-12-02",
  amount: "2.00",
  gst_amount: "0.00",
  discount: "0.00",
  full_name: "Ahmad",
  email: "ahmad@example.my",
  phone: "0123456789",
};

/** .localhost may not resolve here, so the test calls the loopback address. */
const at = (url: string) => url.replace(/[a-z]+\.localhost|localhost/, "127.0.0.1");

const call = async (path: string, body: unknown, headers = {}) =>
  fetch(at(`${system.urls.portal}${path}`), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("the whole system", () => {
  test("says that it is a test portal, because its gateways are simulated", async () => {
    const url = Buffer.from("metadata/configuration").toString("base64");
    expect(await (await call("/api/query", { url })).json()).toMatchObject({ is_test: true });
  });

  test("pays a sample bill from search to receipt, and keeps it after a restart", async () => {
    const sample = samplesOf("mpt").compound;
    const query = { council: "mpt", payment_type: "compound", _id: sample.number };
    const record = await (await call("/search", query)).json();
    const item = compound.offers(compound.record.read(record), TERMS, new Date())[0]?.item;
    if (item === undefined) throw new Error("the sample owes nothing");
    const request = requestFor([compound.lineOf(item)], {
      callback_url: `${system.urls.council("mpt")}/resit`,
    });
    const payment = await (
      await call("/createPayment", request, { "idempotency-key": "0123456789abcdef" })
    ).json();
    expect(payment).toMatchObject({ status: "in_progress" });

    const page = await (await fetch(at(payment.pay_url))).text();
    const fields = fieldsOf(page);
    const bank = await fetch(at(`${system.urls.bank}/FPXMain/seller2DReceiver.jsp`), form(fields));
    expect(bank.status).toBe(200);
    await system.exchange.decide(fields.fpx_sellerExOrderNo ?? "", { choice: "approve" });
    await system.exchange.idle();
    const status = async () =>
      (await fetch(at(`${system.urls.portal}/api/payments/${payment.status_token}`))).json();
    expect(await status()).toMatchObject({ status: "paid" });

    await system.close();
    system = await start();
    expect(await status()).toMatchObject({ status: "paid" });
    expect(await (await call("/search", query)).json()).toMatchObject({ amount: "0.00" });
  }, 60_000);

  test("notes in its data folder where it runs, and removes the note when it ends", async () => {
    const data = join(folder, "data");
    expect(await runningPortal(data)).toBe(system.urls.portal);
    await system.close();
    expect(await runningPortal(data)).toBeUndefined();
    system = await start();
  }, 60_000);

  test("takes a card through the simulated gateway, and learns of the payment on its server", async () => {
    const base = { ...cardRequest(), callback_url: `${system.urls.council("mpt")}/resit` };
    const request = { ...base, services: [CARD_LINE], amount: CARD_LINE.amount };
    const headers = { "idempotency-key": "another-key-of-the-tests" };
    const payment = await (await call("/createPayment", request, headers)).json();
    const fields = fieldsOf(await (await fetch(at(payment.pay_url))).text());
    const entry = at(`${system.urls.card}/epayment/entry.asp`);
    const entered = await fetch(entry, { ...form(fields), redirect: "manual" });
    expect(entered.status).toBe(303);
    await system.cardGateway.decide(fields.RefNo ?? "", "approve", "5555 5555 5555 4444");
    const status = await fetch(at(`${system.urls.portal}/api/payments/${payment.status_token}`));
    expect(await status.json()).toMatchObject({
      status: "paid",
      payment_method: "49",
      bank_name: "Mastercard",
    });
  }, 60_000);

  test("does not start as a demonstration over the real exchange: nobody may pay made-up bills with real money", async () => {
    const data = join(folder, "real");
    const real = { KAUNTER_DATA: data, ...(await realExchangeIn(folder)) };
    await expect(start(real)).rejects.toThrow("KAUNTER_FPX_URL must name none");
    await expect(stat(data)).rejects.toThrow("ENOENT");
  });

  test("lets the configured administrator set an app up, log in and read the review queue, and slows down guesses", async () => {
    const logIn = (password: string) => call("/db/_session", { name: "ketua@kaunter.my", password });
    const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const waiting = await logIn("kata laluan");
    expect([waiting.status, (await waiting.json()).reason]).toEqual([401, "second_factor_unset"]);
    const beside = { cookie: cookieOf(waiting) };
    const { address } = await (await call("/api/secondFactor/enrolment", {}, beside)).json();
    const app = URI.parse(address);
    const code = app instanceof TOTP ? app.generate() : "";
    const answer = await call("/api/secondFactor", { code }, beside);
    expect(await answer.json()).toMatchObject({ ok: true, name: "ketua@kaunter.my", roles: ["_admin"] });
    const cookie = cookieOf(answer);
    const list = await fetch(at(`${system.urls.portal}/api/admin/payments?listed`), { headers: { cookie } });
    expect(await list.json()).toEqual({
      rows: [],
      unmatched: [],
      unreadable: [],
      next: null,
      certificates: null,
    });
    // On a busy machine four guesses take so long that the next one is due.
    stopped = new Date();
    onTestFinished(() => {
      stopped = undefined;
    });
    const guesses = [];
    for (let guess = 1; guess <= 4; guess += 1) guesses.push((await logIn(`guess ${guess}`)).status);
    expect(guesses).toEqual([401, 401, 401, 429]);
  });

  test("gives FPX's bank list", async () => {
    const answer = await (await fetch(at(`${system.urls.portal}/api/fpx/banks?messageToken=02`))).json();
    expect(answer.names.ABB0235).toBe("AFFINMAX");
  });

  test("serves the portal with a strict policy, also at the plain address to which a payment returns", async () => {
    for (const path of ["/", "/receipt?kaunter-return=x"]) {
      const answer = await fetch(at(`${system.urls.portal}${path}`));
      expect(await answer.text()).toContain("Kaunter");
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("form-action 'none'");
      expect(policy).not.toMatch(/unsafe|\*|http/);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
    const asset = await fetch(at(`${system.urls.portal}/assets/index-AbCd1234.js`));
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  test("serves the widgets to every site", async () => {
    const loader = await fetch(at(`${system.urls.portal}/widgets/kaunter.js`));
    expect(loader.headers.get("access-control-allow-origin")).toBe("*");
    expect(loader.headers.get("content-type")).toContain("javascript");
    expect(loader.headers.get("cache-control")).toContain("max-age=300");
    const version = await fetch(at(`${system.urls.portal}/widgets/1.0.0/kaunter.js`));
    expect(version.headers.get("cache-control")).toContain("immutable");
  });

  test.each([
    "/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/widgets/..%2fsecret.txt",
    "/data/internal-token",
  ])("%s is not served", async (path) => {
    const answer = await fetch(at(`${system.urls.portal}${path}`));
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("not to be served");
  });

  test("serves the council sites on a port of their own", async () => {
    expect((await fetch(at(system.urls.council("mpt")))).status).toBe(200);
  });
});
