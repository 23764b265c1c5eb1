import { describe, expect, test } from "vitest";
import { created, form, goToBank, post, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, makeBackend, PORTAL, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import {
  answerCardEnquiries,
  cardAnswerFor,
  createdCard,
  goToGateway,
  leftForGateway,
  postCardAnswer,
} from "./cards.ts";

const storedOf = (backend: BackendUnderTest, id: string) => backend.databases.all_payments.read(id);

describe("the gateway server's answer (backend)", () => {
  test("an approval pays the payment, derives its receipt, names the card's brand, and gets exactly RECEIVEOK", () =>
    withBackend(async (backend) => {
      const { order, status_token } = await leftForGateway(backend);
      const body = await cardAnswerFor(backend, order, { status: "1", brand: "Visa" });
      const answer = await postCardAnswer(backend, "backend", body);
      expect([answer.status, await answer.text()]).toEqual([200, "RECEIVEOK"]);
      expect(answer.headers.get("content-type")).toContain("text/plain");
      expect(await statusOf(backend, status_token)).toMatchObject({
        status: "paid",
        payment_method: "48",
        bank_name: "Visa",
        card_transaction: "T0123456789",
        settled_at: "2026-08-03T02:00:00.000Z",
        receipt_no: expect.stringMatching(/^R260803-/),
      });
      expect(await tracesOf(backend)).toMatchObject({
        settlements: [`mpt:assessment:A100:${order}`],
        notifications: [`notification:${order}:receipt`],
        refundCases: [],
      });
    }));

  test.each([
    ["0", "", "failed"],
    ["0", "Fail(Bank Declined Transaction)", "failed"],
    ["0", "Customer Cancel Transaction", "failed"],
    ["0", "Duplicate reference number", "in_progress"],
    ["6", "", "pending"],
    ["9", "", "in_progress"],
  ])("status %s %j leaves the payment %s", (status, error, state) =>
    withBackend(async (backend) => {
      const { order, status_token } = await leftForGateway(backend);
      const body = await cardAnswerFor(backend, order, { status, error });
      expect(await (await postCardAnswer(backend, "backend", body)).text()).toBe("RECEIVEOK");
      expect(await statusOf(backend, status_token)).toMatchObject({ status: state, response_code: null });
    }),
  );

  test("a decline is accepted after a repeated message was refused, although one signature covers both", () =>
    withBackend(async (backend) => {
      const { order, status_token } = await leftForGateway(backend);
      for (const [error, state] of [
        ["Duplicate reference number", "in_progress"],
        ["Fail(Bank Declined Transaction)", "failed"],
      ] as const) {
        await postCardAnswer(
          backend,
          "response",
          await cardAnswerFor(backend, order, { status: "0", error }),
        );
        expect(await statusOf(backend, status_token)).toMatchObject({ status: state });
      }
    }));

  test("an old decline in other words counts as a repetition, and a payment that is pending since then stays pending", () =>
    withBackend(async (backend) => {
      const { order, status_token } = await leftForGateway(backend);
      for (const [status, error, state] of [
        ["0", "Fail(Bank Declined Transaction)", "failed"],
        ["6", "", "pending"],
        ["0", "Customer Cancel Transaction", "pending"],
      ] as const) {
        await postCardAnswer(backend, "response", await cardAnswerFor(backend, order, { status, error }));
        expect(await statusOf(backend, status_token)).toMatchObject({ status: state });
      }
    }));

  test.each([
    ["Fail(Bank Declined Transaction)", "declined"],
    ["Status not approved", "declined"],
    ["overlimit per transaction", "over_limit"],
    ["Payment not allowed", "not_allowed"],
    ["Transaction Timeout", "timed_out"],
    ["Permission not allow", "technical"],
    ["Customer Cancel Transaction", "cancelled"],
    ["<b>Call</b> 0900 for your refund", undefined],
  ])("the error %j is explained as %s, and the gateway's own words are never shown", (error, explanation) =>
    withBackend(async (backend) => {
      const { order, status_token } = await leftForGateway(backend);
      await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "0", error }));
      const payment = await statusOf(backend, status_token);
      expect(payment.card_explanation).toBe(explanation);
      expect(JSON.stringify(payment)).not.toContain(error);
    }),
  );

  test.each([
    ["MASTERCARD", "49", "Mastercard"],
    ["Master Card", "49", "Mastercard"],
    ["UnionPay", "3", ""],
    ["<b>Visa</b> http://evil.example", "3", ""],
    ["", "3", ""],
  ])("the brand %j is settled as %s %j, and an unknown one as no brand", (brand, payment_method, bank_name) =>
    withBackend(async (backend) => {
      const { order, status_token } = await leftForGateway(backend);
      await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1", brand }));
      expect(await statusOf(backend, status_token)).toMatchObject({ payment_method, bank_name });
    }),
  );

  test("an approval counts however late it comes, and a later contradiction goes to a person for review", () =>
    withBackend(async (backend) => {
      const { order, status_token, _id } = await leftForGateway(backend);
      for (const [status, state] of [
        ["0", "failed"],
        ["1", "paid"],
        ["6", "paid"],
      ] as const) {
        await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status }));
        expect(await statusOf(backend, status_token)).toMatchObject({ status: state });
      }
      expect(await storedOf(backend, _id)).toMatchObject({
        listed: true,
        listed_reason: "contradicted",
        listed_code: "6",
      });
    }));

  test("the same answer twice by both ways makes one receipt and one settlement", () =>
    withBackend(async (backend) => {
      const { order } = await leftForGateway(backend);
      const body = await cardAnswerFor(backend, order, { status: "1", brand: "Visa" });
      await Promise.all(
        (["backend", "response", "backend", "response"] as const).map((way) =>
          postCardAnswer(backend, way, body),
        ),
      );
      const { receipts, settlements, notifications } = await tracesOf(backend);
      expect([receipts.length, settlements.length, notifications.length]).toEqual([1, 1, 1]);
    }));

  test("no card data is stored or logged except the brand", () =>
    withBackend(async (backend) => {
      const { order, _id } = await leftForGateway(backend);
      await postCardAnswer(
        backend,
        "backend",
        await cardAnswerFor(backend, order, { status: "1", brand: "Visa" }),
      );
      const kept = JSON.stringify([await storedOf(backend, _id), backend.log]);
      expect(kept).not.toMatch(/411111|Maybank|CCNo|merchant key/);
    }));
});

describe("an answer that cannot be trusted", () => {
  test("forged, altered, unsigned, malformed or empty: it is refused and logged with its reference, and nothing changes", () =>
    withBackend(async (backend) => {
      const { order, _id } = await leftForGateway(backend);
      answerCardEnquiries(backend, "Record not found");
      const genuine = await cardAnswerFor(backend, order, { status: "0" });
      const bodies = [
        await cardAnswerFor(backend, order, { status: "1", key: "another" }),
        genuine.replace("Status=0", "Status=1"),
        genuine.replace(/Signature=[0-9a-f]+/, "Signature="),
        `${genuine}&Status=1`,
        "RECEIVEOK",
        "",
      ];
      for (const body of bodies) {
        const answer = await postCardAnswer(backend, "backend", body);
        expect(answer.status).toBe(400);
        expect(await answer.text()).not.toContain("RECEIVEOK");
        expect(backend.log).toContainEqual(
          expect.objectContaining({
            event: "card_answer_unverified",
            reference: answer.headers.get("x-reference"),
          }),
        );
        const shown = await postCardAnswer(backend, "response", body);
        const page = await shown.text();
        expect([shown.status, shown.headers.get("location")]).toEqual([400, null]);
        expect(page).toContain("waiting for an answer from the card gateway");
        expect(page).not.toMatch(/failed/i);
      }
      expect(await storedOf(backend, _id)).toMatchObject({ status: "in_progress" });
      expect((await storedOf(backend, _id))?.events).toHaveLength(2);
      expect(JSON.stringify(backend.log)).not.toMatch(/K\d{6}|ahmad/i);
    }));

  test.each([
    ["amount", { Amount: "1.00" }],
    ["merchant", { MerchantCode: "M00002" }],
    ["currency", { Currency: "USD" }],
  ])(
    "a signed approval with another %s is refused, recorded and listed for review, and pays nothing",
    (_name, changes) =>
      withBackend(async (backend) => {
        const { order, _id } = await leftForGateway(backend);
        const body = await cardAnswerFor(backend, order, { status: "1", changes });
        // The server does not acknowledge it, so the gateway repeats it.
        expect((await postCardAnswer(backend, "backend", body)).status).toBe(422);
        const shown = await postCardAnswer(backend, "response", body);
        expect(shown.headers.get("location")).toBeNull();
        expect(backend.log).toContainEqual({
          event: "card_answer_differs",
          reference: shown.headers.get("x-reference"),
          source: "indirect",
          fields: Object.keys(changes),
        });
        expect(await storedOf(backend, _id)).toMatchObject({
          status: "in_progress",
          listed_reason: "mismatch",
          events: [
            {},
            {},
            { what: "mismatch", source: "direct", fields: Object.keys(changes) },
            { what: "mismatch", source: "indirect" },
          ],
        });
      }),
  );

  test("an approval of one payment does not pay another", () =>
    withBackend(async (backend) => {
      const first = await leftForGateway(backend);
      const second = await createdCard(backend, {}, "another-key-of-the-tests");
      const other = await goToGateway(backend, second.pay_url);
      const body = await cardAnswerFor(backend, first.order, { status: "1" });
      const replayed = body.replace(`RefNo=${first.order}`, `RefNo=${other}`);
      expect((await postCardAnswer(backend, "backend", replayed)).status).toBe(400);
      expect(await statusOf(backend, second.status_token)).toMatchObject({ status: "in_progress" });
    }));

  test("a card answer pays no FPX payment, and an FPX answer pays no card payment", () =>
    withBackend(async (backend) => {
      const bank = await created(backend);
      const bankOrder = await goToBank(backend, bank.pay_url);
      const card = await createdCard(backend, {}, "another-key-of-the-tests");
      const cardOrder = await goToGateway(backend, card.pay_url);
      const changes = { RefNo: bankOrder };
      await postCardAnswer(
        backend,
        "backend",
        await cardAnswerFor(backend, cardOrder, { status: "1", changes }),
      );
      const fpx = { fpx_sellerExOrderNo: cardOrder, fpx_sellerOrderNo: cardOrder };
      await postAnswer(backend, "direct", await answerFor(backend, bankOrder, { debit: "00", changes: fpx }));
      for (const { status_token, _id } of [bank, card]) {
        expect(await statusOf(backend, status_token)).toMatchObject({ status: "in_progress" });
        expect(await storedOf(backend, _id)).toMatchObject({ events: [{}, {}, { fields: ["gateway"] }] });
      }
    }));

  test("an answer with an unknown reference is logged and not acknowledged, and the browser gets an honest page", () =>
    withBackend(async (backend) => {
      const { order } = await leftForGateway(backend);
      const changes = { RefNo: "K2608030000000000" };
      const body = await cardAnswerFor(backend, order, { status: "1", changes });
      expect((await postCardAnswer(backend, "backend", body)).status).toBe(404);
      expect((await postCardAnswer(backend, "response", body)).status).toBe(404);
      expect(backend.log).toContainEqual(expect.objectContaining({ event: "card_answer_of_unknown_order" }));
    }));

  test("only a form of a normal size is read, and none with a card's number or code", () =>
    withBackend(async (backend) => {
      expect((await post(backend, "/api/card/backend", {})).status).toBe(415);
      expect((await postCardAnswer(backend, "backend", "x".repeat(17 * 1024))).status).toBe(413);
      const { order, status_token } = await leftForGateway(backend);
      for (const [field, value] of [
        ["ccv", "123"],
        ["CardNo", "x"],
        ["CCNo", "4111111111111111"],
      ] as const) {
        const body = await cardAnswerFor(backend, order, { status: "1", added: { [field]: value } });
        expect((await postCardAnswer(backend, "backend", body)).status).toBe(400);
      }
      expect(await statusOf(backend, status_token)).toMatchObject({ status: "in_progress" });
    }));

  test("without a card gateway the route does not exist", () =>
    withBackend(
      async (backend) => {
        for (const route of ["backend", "response", "signRequest"])
          expect((await backend.app.request(`/api/card/${route}`, form({}))).status).toBe(404);
      },
      { takesCards: false },
    ));
});

describe("the return with the browser (response)", () => {
  test("settles the payment by itself, and sends the citizen to the callback address with a handle that works once", () =>
    withBackend(async (backend) => {
      const { order, status_token, _id } = await leftForGateway(backend);
      const body = await cardAnswerFor(backend, order, { status: "1", brand: "Mastercard" });
      const answer = await postCardAnswer(backend, "response", body);
      expect(answer.status).toBe(303);
      const location = new URL(answer.headers.get("location") ?? "");
      expect(location.origin).toBe(PORTAL);
      const handle = location.searchParams.get("kaunter-return");
      const first = await post(backend, "/api/payments/return", { handle }, { origin: PORTAL });
      expect(await first.json()).toMatchObject({ _id, status_token });
      expect((await post(backend, "/api/payments/return", { handle })).status).toBe(410);
      expect(await statusOf(backend, status_token)).toMatchObject({
        status: "paid",
        bank_name: "Mastercard",
      });
    }));

  test.each([
    ["00", "paid"],
    ["Payment fail", "in_progress"],
    ["Record not found", "in_progress"],
  ])(
    "makes the server ask the gateway when it is an unsigned error: %j leaves the payment %s, and the citizen gets a link to its page",
    (text, status) =>
      withBackend(async (backend) => {
        const { order, status_token } = await leftForGateway(backend);
        const heard = answerCardEnquiries(backend, text);
        const added = { Signature: "" };
        const body = await cardAnswerFor(backend, order, { status: "0", error: "Invalid parameters", added });
        const answer = await postCardAnswer(backend, "response", body);
        expect(heard).toEqual([order]);
        expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
        const page = await answer.text();
        expect(page).toContain(`href="${PORTAL}/?lang=ms"`);
        expect(page).not.toContain("kaunter-return");
        expect(await statusOf(backend, status_token)).toMatchObject({ status });
        // A stranger who repeats the post does not use up the gateway's limit.
        await postCardAnswer(backend, "response", body);
        expect(heard).toHaveLength(1);
      }),
  );

  test("shows an honest page on a server error, and the same answer works later", () =>
    withBackend(async (backend) => {
      const { order, status_token } = await leftForGateway(backend);
      const body = await cardAnswerFor(backend, order, { status: "1" });
      const failing = failingDatabases(backend.databases);
      failing.arm({ write: 1, when: "before" });
      const answer = await postCardAnswer(makeBackend(failing.databases), "response", body);
      expect(answer.status).toBe(500);
      expect(await answer.text()).toContain("Something went wrong on our side");
      expect((await postCardAnswer(backend, "response", body)).status).toBe(303);
      expect(await statusOf(backend, status_token)).toMatchObject({ status: "paid" });
    }));
});
