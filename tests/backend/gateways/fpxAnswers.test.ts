import { describe, expect, test } from "vitest";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { created, form, goToBank, pay, payRequest, post, statusOf, wayBack } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { makeBackend, PORTAL, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";

describe("FPX's server answer (direct)", () => {
  test("an approval pays the payment, derives its receipt and names its bank", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const { status_token } = await created(backend);
      expect(await statusOf(backend, status_token)).toMatchObject({
        status: "paid",
        payment_method: "MB2U0227",
        response_code: "00",
        settled_at: "2026-08-03T02:00:00.000Z",
        receipt_no: expect.stringMatching(/^R260803-/),
        fpx_fpxTxnId: expect.stringMatching(/^\d{16}$/),
      });
      expect(await tracesOf(backend)).toMatchObject({
        settlements: [`mpt:assessment:A100:${order}`],
        notifications: [`notification:${order}:receipt`],
        refundCases: [],
      });
    }));

  test.each([
    ["51", "failed"],
    ["1C", "cancelled"],
    ["09", "pending"],
    ["76", "in_progress"],
    ["45", "in_progress"],
    ["ZZ", "in_progress"],
  ])("code %s leaves the payment %s, and is acknowledged", (debit, status) =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const answer = await postAnswer(backend, "direct", await answerFor(backend, order, { debit }));
      expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
      expect(answer.headers.get("content-type")).toContain("text/plain");
      expect(await statusOf(backend, payment.status_token)).toMatchObject({ status, response_code: debit });
    }),
  );

  test("an answer with unknown fields or without its empty ones is accepted", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const body = new URLSearchParams(await answerFor(backend, order, { debit: "00" }));
      for (const [name, value] of [...body]) if (value === "") body.delete(name);
      body.append("fpx_charges", "1.00");
      body.append("submit", "Submit");
      const answered = await postAnswer(backend, "direct", body.toString());
      expect([answered.status, await answered.text()]).toEqual([200, "OK"]);
      expect(await statusOf(backend, payment.status_token)).toMatchObject({ status: "paid" });
    }));

  test("an approval counts however late it comes, even after failed and cancelled", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const answers = [
        ["51", "failed", "20260803100000"],
        ["00", "paid", "20260810100000"],
        ["51", "paid", "20260811100000"],
      ] as const;
      for (const [debit, status, fpx_fpxTxnTime] of answers) {
        const changes = { fpx_fpxTxnTime };
        await postAnswer(backend, "direct", await answerFor(backend, order, { debit, changes }));
        expect(await statusOf(backend, payment.status_token)).toMatchObject({ status });
        backend.clock.pass(1000);
      }
      // The contradicting decline is recorded as an event, and does not change the receipt.
      expect(await statusOf(backend, payment.status_token)).toMatchObject({
        response_code: "00",
        settled_at: "2026-08-03T02:00:01.000Z",
      });
      const stored = await backend.databases.all_payments.read(payment._id);
      expect(stored?.events).toHaveLength(5);
    }));

  test("a repeated answer changes nothing, even among other answers", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const declined = await answerFor(backend, order, { debit: "51" });
      const held = await answerFor(backend, order, { debit: "09" });
      for (const body of [declined, held, declined, held, declined])
        await postAnswer(backend, "direct", body);
      expect(await statusOf(backend, payment.status_token)).toMatchObject({ status: "pending" });
      const stored = await backend.databases.all_payments.read(payment._id);
      expect(stored?.events).toHaveLength(4);
    }));
});

describe("an answer that cannot be trusted", () => {
  test("signed by another key, altered, unsigned, malformed or empty: it is refused, and nothing changes", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const stranger = await createKeyMaterial({ notBefore: new Date("2020-01-01") });
      const genuine = await answerFor(backend, order, { debit: "51" });
      const forged = [
        await answerFor(backend, order, { debit: "00", key: stranger.privateKey }),
        genuine.replace("fpx_debitAuthCode=51", "fpx_debitAuthCode=00"),
        genuine.replace(/fpx_checkSum=[0-9A-F]+/, "fpx_checkSum="),
        `${genuine}&fpx_debitAuthCode=00`,
        "ERROR",
        "",
      ];
      for (const body of forged) {
        const direct = await postAnswer(backend, "direct", body);
        expect(direct.status).toBe(400);
        const indirect = await postAnswer(backend, "indirect", body);
        const page = await indirect.text();
        expect(indirect.status).toBe(400);
        expect(indirect.headers.get("location")).toBeNull();
        expect(page).toContain("could not check the answer from the bank");
        expect(page).toContain("waiting for an answer from the bank");
        expect(page).not.toMatch(/failed/i);
      }
      const stored = await backend.databases.all_payments.read(payment._id);
      expect(stored?.events).toHaveLength(2);
      expect(backend.log.filter(({ event }) => event === "fpx_answer_unverified")).toHaveLength(12);
      expect(JSON.stringify(backend.log)).not.toMatch(/K\d{6}|BUYER|ahmad/i);
    }));

  test.each([
    ["amount", { fpx_txnAmount: "1.00" }],
    ["currency", { fpx_txnCurrency: "USD" }],
    ["seller", { fpx_sellerId: "SE99999999" }],
    ["exchange", { fpx_sellerExId: "EX99999999" }],
    ["order number of the seller", { fpx_sellerOrderNo: "K2608030000000000" }],
    ["token", { fpx_msgToken: "02" }],
  ])("a signed approval with another %s is refused and recorded, and pays nothing", (_name, changes) =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const body = await answerFor(backend, order, { debit: "00", changes });
      // The server does not acknowledge it, so the exchange repeats it.
      expect((await postAnswer(backend, "direct", body)).status).toBe(422);
      await postAnswer(backend, "direct", body);
      expect(await statusOf(backend, payment.status_token)).toMatchObject({
        status: "in_progress",
        response_code: null,
      });
      const stored = await backend.databases.all_payments.read(payment._id);
      expect(stored?.events).toMatchObject([
        { what: "created" },
        { what: "sent" },
        { what: "mismatch", fields: Object.keys(changes) },
      ]);
      expect(backend.log).toContainEqual(expect.objectContaining({ event: "fpx_answer_differs" }));
    }),
  );

  test("an answer for another merchant opens the payment to nobody, since FPX signs for every merchant", () =>
    withBackend(async (backend) => {
      const order = await goToBank(backend, (await created(backend)).pay_url);
      const changes = { fpx_sellerExId: "EX00000009", fpx_sellerId: "SE00000009" };
      const body = await answerFor(backend, order, { debit: "00", changes });
      const answer = await postAnswer(backend, "indirect", body);
      expect(answer.headers.get("location")).toBeNull();
      expect(await answer.text()).toContain("could not check the answer from the bank");
    }));

  test("an answer with an unknown order number is logged and not acknowledged, and the browser gets an honest page", () =>
    withBackend(async (backend) => {
      const order = await goToBank(backend, (await created(backend)).pay_url);
      const body = await answerFor(backend, order, {
        debit: "00",
        changes: { fpx_sellerExOrderNo: "K2608030000000000" },
      });
      expect((await postAnswer(backend, "direct", body)).status).toBe(404);
      expect((await postAnswer(backend, "indirect", body)).status).toBe(404);
      expect(backend.log).toContainEqual(expect.objectContaining({ event: "fpx_answer_of_unknown_order" }));
    }));

  test("only a form of a normal size is read", () =>
    withBackend(async (backend) => {
      const json = await post(backend, "/api/fpx/direct", {});
      expect(json.status).toBe(415);
      const huge = await postAnswer(backend, "direct", "x".repeat(17 * 1024));
      expect(huge.status).toBe(413);
    }));
});

describe("the return with the browser (indirect)", () => {
  test("settles the payment by itself, and sends the citizen to the callback address with a handle that works once (rules 1.2, 2.14)", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const answer = await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "00" }));
      expect(answer.status).toBe(303);
      const location = new URL(answer.headers.get("location") ?? "");
      expect(location.href).toMatch(/^http:\/\/localhost:4173\/\?lang=ms&kaunter-return=[\w-]{43}$/);
      expect(location.href).not.toContain(payment.status_token);
      const handle = location.searchParams.get("kaunter-return");
      const first = await post(backend, "/api/payments/return", { handle }, { origin: PORTAL });
      expect(await first.json()).toMatchObject({ _id: payment._id, status_token: payment.status_token });
      const second = await post(backend, "/api/payments/return", { handle });
      expect(second.status).toBe(410);
      expect(await second.json()).toMatchObject({ error: "gone", reason: "used" });
      expect(await statusOf(backend, payment.status_token)).toMatchObject({ status: "paid" });
    }));

  test("gives the token to one of many who exchange one handle at once", () =>
    withBackend(async (backend) => {
      const order = await goToBank(backend, (await created(backend)).pay_url);
      const answer = await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "51" }));
      const handle = new URL(answer.headers.get("location") ?? "").searchParams.get("kaunter-return");
      const exchanged = await Promise.all(
        [1, 2, 3, 4].map(() => post(backend, "/api/payments/return", { handle })),
      );
      expect(exchanged.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    }));

  test("treats an unknown handle and a pay page's handle as missing, and an old one as used up", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      expect((await post(backend, "/api/payments/return", { handle: "x" })).status).toBe(404);
      const payHandle = payment.pay_url.split("/").at(-1);
      expect((await post(backend, "/api/payments/return", { handle: payHandle })).status).toBe(404);
      const order = await goToBank(backend, payment.pay_url);
      const answer = await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "51" }));
      const handle = new URL(answer.headers.get("location") ?? "").searchParams.get("kaunter-return");
      backend.clock.pass(10 * 60_000);
      expect((await post(backend, "/api/payments/return", { handle })).status).toBe(410);
    }));

  test("works from the bank's own page, before or after the direct answer", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const fields = await wayBack(backend, order);
      const answer = await backend.app.request("/api/fpx/indirect", form(fields));
      expect(answer.headers.get("location")).toContain(`${PORTAL}/?`);
      const { receipts, settlements } = await tracesOf(backend);
      expect([receipts.length, settlements.length]).toEqual([1, 1]);
    }));
});

test("a server error on the return shows an honest page, and the same answer works later", () =>
  withBackend(async (backend) => {
    const payment = await created(backend);
    const order = await goToBank(backend, payment.pay_url);
    const body = await answerFor(backend, order, { debit: "00" });
    const failing = failingDatabases(backend.databases);
    failing.arm({ write: 1, when: "before" });
    const answer = await postAnswer(makeBackend(failing.databases), "indirect", body);
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(page).toContain("Something went wrong on our side");
    expect(page).not.toMatch(/failed|internal_server_error/i);
    expect((await postAnswer(backend, "indirect", body)).status).toBe(303);
    expect(await statusOf(backend, payment.status_token)).toMatchObject({ status: "paid" });
  }));

describe("the request to pay by bank transfer", () => {
  test("signs only the stored values (rule 7.19)", () =>
    withBackend(async (backend) => {
      const { _id } = await created(backend);
      const stored = await backend.databases.all_payments.read(_id);
      const fields = stored?.fpx_request as Record<string, string>;
      const signed = await post(backend, "/api/fpx/signRequest", { _id, fpx_msgType: "AR", ...fields });
      expect(await signed.json()).toEqual({ checkSum: expect.stringMatching(/^[0-9A-F]{512}$/) });
      const cheaper = await post(backend, "/api/fpx/signRequest", { _id, ...fields, fpx_txnAmount: "1.00" });
      expect(cheaper.status).toBe(403);
      const other = await post(backend, "/api/fpx/signRequest", { _id: "0".repeat(32), ...fields });
      expect(other.status).toBe(404);
    }));

  test("refuses a payment that is not open, and a signed one is sent by no pay page", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      expect((await post(backend, "/api/fpx/signRequest", { _id: payment._id })).status).toBe(200);
      expect((await backend.app.request(payment.pay_url)).status).toBe(410);
      const stored = await backend.databases.all_payments.read(payment._id);
      if (stored) await backend.databases.all_payments.write({ ...stored, status: "paid" });
      expect((await post(backend, "/api/fpx/signRequest", { _id: payment._id })).status).toBe(409);
    }));
});

test("an unknown status token finds nothing", () =>
  withBackend(async (backend) => {
    for (const token of ["x", "A".repeat(43)])
      expect((await backend.app.request(`/api/payments/${token}`)).status).toBe(404);
  }));

describe("an answer that a browser brings again", () => {
  test("gives a return handle for an hour, and then leads to the page that asks for the status link", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const body = await answerFor(backend, order, { debit: "00" });
      const bring = () => postAnswer(backend, "indirect", body);
      expect((await bring()).headers.get("location")).toContain(`${PORTAL}/?`);
      backend.clock.pass(60 * 60_000);
      expect((await bring()).status).toBe(303);
      backend.clock.pass(1);
      const handles = async () =>
        (await backend.databases.handles.list({ prefix: "return:", limit: 100 })).length;
      const before = await handles();
      const late = await bring();
      expect([late.status, late.headers.get("location")]).toEqual([410, null]);
      expect(await late.text()).toContain("/#/requery");
      expect(await handles()).toBe(before);
    }));
});
