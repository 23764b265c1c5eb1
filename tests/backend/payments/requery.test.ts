import { describe, expect, test } from "vitest";
import { type Body, created, goToBank, KEY, payRequest, post } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { answerCardEnquiries, cardAnswerFor, leftForGateway } from "../gateways/cards.ts";
import { PASSED } from "../operation/timers.ts";
import { answerEnquiries, askRound, heardEnquiries } from "./enquiries.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

async function left(backend: BackendUnderTest, key = KEY) {
  const { pay_url, status_token } = await created(backend, payRequest(), key);
  return { token: status_token, order: await goToBank(backend, pay_url) };
}

const requery = (backend: BackendUnderTest, token: unknown, from = "203.0.113.1") =>
  post(backend, "/api/requery", { status_token: token }, { "test-peer": from });

const body = async (answer: Response): Promise<Body> => (await answer.json()) as Body;

describe("a citizen's requery", () => {
  test("asks the bank at once, and answers with the payment's new state", () =>
    withBackend(async (backend) => {
      const { token, order } = await left(backend);
      answerEnquiries(backend, () => answerFor(backend, order, { debit: "00" }));
      backend.clock.pass(10 * SECOND);
      const answer = await requery(backend, token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const paid = await body(answer);
      expect(paid).toMatchObject({
        status: "paid",
        receipt_no: expect.any(String),
        email: expect.not.stringContaining("ahmad@"),
        last_enquiry_at: "2026-08-03T02:00:10.000Z",
      });
      expect(paid).not.toHaveProperty("next_enquiry_at");
      expect((await tracesOf(backend)).receipts).toHaveLength(1);
    }));

  test("has the times of the last and the next enquiry, as reading by the status token does", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      backend.clock.pass(10 * SECOND);
      const times = {
        last_enquiry_at: "2026-08-03T02:00:10.000Z",
        next_enquiry_at: "2026-08-03T02:02:00.000Z",
      };
      expect(await body(await requery(backend, token))).toMatchObject({ status: "in_progress", ...times });
      expect(await body(await backend.app.request(`/api/payments/${token}`))).toMatchObject(times);
    }));

  test("delays the schedule's next enquiry only when that is due within 30 seconds", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      backend.clock.pass(2 * MINUTE - 10 * SECOND);
      const heard = heardEnquiries(backend);
      expect(await body(await requery(backend, token))).toMatchObject({
        next_enquiry_at: "2026-08-03T02:02:20.000Z",
      });
      backend.clock.pass(29 * SECOND);
      await askRound(backend);
      expect(heard).toHaveLength(1);
      backend.clock.pass(SECOND);
      await askRound(backend);
      expect(heard).toHaveLength(2);
    }));

  test("within 30 seconds of the last enquiry, also the reconciler's, is 429 with the seconds to wait", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      const heard = heardEnquiries(backend);
      backend.clock.pass(10 * SECOND);
      const early = await requery(backend, token);
      expect(early.status).toBe(429);
      expect(early.headers.get("retry-after")).toBe("20");
      expect(early.headers.get("access-control-allow-origin")).toBe(COUNCIL);
      expect(JSON.stringify(await early.json())).not.toMatch(/status|amount/);
      expect(heard).toEqual([]);
      backend.clock.pass(20 * SECOND);
      expect((await requery(backend, token)).status).toBe(200);
      expect(heard).toHaveLength(1);
    }));

  test("twice at once asks the bank once", () =>
    withBackend(async (backend) => {
      const { token, order } = await left(backend);
      const heard = heardEnquiries(backend);
      const answers = await Promise.all([requery(backend, token), requery(backend, token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
      expect(heard).toEqual([order]);
    }));

  test("more than six times a minute is 429 for that caller and that payment only, because many share a network address", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      const neighbour = await left(backend, "the-key-of-a-neighbour");
      const heard = heardEnquiries(backend);
      for (let call = 0; call < 6; call += 1) await requery(backend, token);
      const seventh = await requery(backend, token);
      expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "10"]);
      expect(heard).toHaveLength(1);
      expect((await requery(backend, neighbour.token)).status).toBe(200);
      // refused only because the bank was asked a moment ago
      const elsewhere = await requery(backend, token, "203.0.113.2");
      expect([elsewhere.status, elsewhere.headers.get("retry-after")]).toEqual([429, "30"]);
      backend.clock.pass(30 * SECOND);
      expect((await requery(backend, token)).status).toBe(200);
    }));

  test("with unknown tokens more than six times a minute is 429, and does not affect a payment's holder", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      for (let call = 0; call < 6; call += 1) {
        expect((await requery(backend, `${call}`.repeat(43))).status).toBe(404);
        backend.clock.pass(SECOND);
      }
      const seventh = await requery(backend, "x".repeat(43));
      expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "4"]);
      expect((await requery(backend, token)).status).toBe(200);
    }));

  test("of many payments in turn is 429 for that network address only, and then an unsigned card answer from there causes no enquiry either", () =>
    withBackend(async (backend) => {
      const card = await leftForGateway(backend);
      for (let payment = 0; payment < 10; payment += 1) {
        const { token } = await left(backend, `the-key-of-payment-${payment}`);
        for (let call = 0; call < 6; call += 1) await requery(backend, token);
      }
      const refused = await requery(backend, card.status_token);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
      const heard = answerCardEnquiries(backend, "Record not found");
      const body = await cardAnswerFor(backend, card.order, { status: "0", added: { Signature: "" } });
      const cameFrom = (from: string) => {
        const headers = { "content-type": "application/x-www-form-urlencoded", "test-peer": from };
        return backend.app.request("/api/card/response", { method: "POST", headers, body });
      };
      const shown = await cameFrom("203.0.113.1");
      expect([shown.status, heard]).toEqual([400, []]);
      expect(await shown.text()).toContain(`href="${PORTAL}/?lang=ms"`);
      expect((await cameFrom("203.0.113.2")).status).toBe(400);
      expect(heard).toEqual([card.order]);
    }));

  test("of a payment that is paid or never left asks nothing and answers with the payment", () =>
    withBackend(async (backend) => {
      const unsent = await created(backend, payRequest(), "first-key-of-sixteen");
      const { token, order } = await left(backend, "second-key-of-sixteen");
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      const heard = heardEnquiries(backend);
      expect(await body(await requery(backend, token))).toMatchObject({ status: "paid" });
      expect(await body(await requery(backend, unsent.status_token))).toMatchObject({
        status: "in_progress",
      });
      expect(heard).toEqual([]);
    }));

  test("without an answer of the exchange says the payment's last state, and nothing about money", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      backend.wait = PASSED.wait;
      answerEnquiries(
        backend,
        (_order, init) => new Promise((_, failed) => init.signal?.addEventListener("abort", () => failed())),
      );
      const answer = await requery(backend, token);
      expect(answer.status).toBe(200);
      expect(await body(answer)).toMatchObject({ status: "in_progress", response_code: null });
      expect(backend.log).toMatchObject([
        { event: "fpx_enquiry_unanswered", reference: answer.headers.get("x-reference") },
      ]);
    }));

  test("works while the counter is closed", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      expect((await requery(backend, token)).status).toBe(200);
    }));

  test.each([[undefined], [17], [{}], [["x"]]])("with the token %j is a bad request", (token) =>
    withBackend(async (backend) => {
      expect((await requery(backend, token)).status).toBe(400);
    }),
  );
});
