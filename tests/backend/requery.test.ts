import { describe, expect, test } from "vitest";
import { answerFor, postAnswer, tracesOf } from "./answers.ts";
import { type BackendUnderTest, COUNCIL, withBackend } from "./backendUnderTest.ts";
import { type Body, created, goToBank, KEY, payRequest, post } from "./citizen.ts";
import { answerEnquiries, askRound, heardEnquiries } from "./enquiries.ts";
import { PASSED } from "./timers.ts";

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
  test("asks the bank at once, and answers the payment as it then stands", () =>
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

  test("says when it was asked and is asked next, as reading by the status token does", () =>
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

  test("moves the schedule's next enquiry only when it would come within 30 seconds", () =>
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

  test("twice at once asks once", () =>
    withBackend(async (backend) => {
      const { token, order } = await left(backend);
      const heard = heardEnquiries(backend);
      const answers = await Promise.all([requery(backend, token), requery(backend, token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
      expect(heard).toEqual([order]);
    }));

  test("more than six times a minute is 429 for that caller alone, whatever the payment", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      for (let call = 0; call < 6; call += 1) {
        expect((await requery(backend, "x".repeat(43))).status).toBe(404);
        backend.clock.pass(SECOND);
      }
      const seventh = await requery(backend, token);
      expect(seventh.status).toBe(429);
      expect(seventh.headers.get("retry-after")).toBe("54");
      expect((await requery(backend, token, "203.0.113.2")).status).toBe(200);
      backend.clock.pass(54 * SECOND);
      expect((await requery(backend, token)).status).toBe(200);
    }));

  test("of a paid payment or one that never left asks nothing and answers it", () =>
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

  test("when the exchange does not answer says how the payment stood, and nothing about money", () =>
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

  test("stays open while the counter is closed", () =>
    withBackend(async (backend) => {
      const { token } = await left(backend);
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      expect((await requery(backend, token)).status).toBe(200);
    }));

  test.each([[undefined], [17], [{}], [["x"]]])("with %j for a token is a bad request", (token) =>
    withBackend(async (backend) => {
      expect((await requery(backend, token)).status).toBe(400);
    }),
  );
});
