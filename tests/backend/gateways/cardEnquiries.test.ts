import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import type { PaymentId } from "../../../src/domain/identifiers.ts";
import { CARD_PATHS } from "../../../src/server/gateways/card/protocol/constants.ts";
import { enquireNow } from "../../../src/server/payments/enquireNow.ts";
import { type Body, post, statusOf } from "../accounts/citizen.ts";
import { tracesOf } from "../answers.ts";
import {
  type BackendUnderTest,
  CARD_GATEWAY,
  COUNCIL,
  makeBackend,
  START,
  withBackend,
} from "../backendUnderTest.ts";
import { askRound, expectAskedAfter, reconcilerServices } from "../payments/enquiries.ts";
import { answerCardEnquiries, cardAnswerFor, goToGateway, leftForGateway, postCardAnswer } from "./cards.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const WAITS = [10 * MINUTE, HOUR, 6 * HOUR, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY)];

const stored = async (backend: BackendUnderTest, id: string): Promise<Body> =>
  (await backend.databases.all_payments.read(id)) ?? {};
const askNow = (backend: BackendUnderTest, status_token: string) =>
  post(backend, "/api/requery", { status_token });

describe("the gateway's answer to an enquiry", () => {
  test.each([
    ["00", "paid", "approved"],
    ["Payment fail", "in_progress", "unclear"],
    ["M88Admin", "in_progress", "unclear"],
    ["Incorrect amount", "in_progress", "unclear"],
  ])("%j leaves the payment %s", (text, status, what) =>
    withBackend(async (backend) => {
      const { _id } = await leftForGateway(backend);
      answerCardEnquiries(backend, text);
      backend.clock.pass(10 * MINUTE);
      await askRound(backend);
      expect(await stored(backend, _id)).toMatchObject({
        status,
        events: [{}, {}, { what, source: "requery", said: text }],
      });
    }),
  );

  test.each([
    "Record not found",
    "Invalid parameters",
    "Limited by per day maximum number of requery",
    "<html>Service unavailable</html>",
    "",
  ])("%j proves nothing: the payment stays as it is, and the gateway is asked again", (text) =>
    withBackend(async (backend) => {
      const { _id, order } = await leftForGateway(backend);
      const heard = answerCardEnquiries(backend, text);
      backend.clock.pass(10 * MINUTE);
      await askRound(backend);
      const after = await stored(backend, _id);
      expect(after).toMatchObject({ status: "in_progress", next_enquiry_at: "2026-08-03T03:00:00.000Z" });
      expect(after.events).toHaveLength(2);
      expect(heard).toEqual([order]);
    }),
  );

  describe.each(["Payment fail", "M88Admin"])("the unsigned answer %j is no decline", (text) => {
    test("it puts the payment into the review queue with the gateway's words, and enquiries go on until a signed answer ends it", () =>
      withBackend(async (backend) => {
        const { _id, order } = await leftForGateway(backend);
        const heard = answerCardEnquiries(backend, text);
        for (const wait of [10 * MINUTE, 50 * MINUTE]) {
          backend.clock.pass(wait);
          await askRound(backend);
        }
        expect(heard).toHaveLength(2);
        const open = await stored(backend, _id);
        expect(open).toMatchObject({
          status: "in_progress",
          listed: true,
          listed_reason: "unclear",
          listed_code: text,
          next_enquiry_at: "2026-08-03T08:00:00.000Z",
        });
        // A repeated answer is no second event.
        expect(open.events).toHaveLength(3);
        await postCardAnswer(backend, "response", await cardAnswerFor(backend, order, { status: "0" }));
        const ended = await stored(backend, _id);
        expect(ended).toMatchObject({ status: "failed" });
        expect(ended).not.toHaveProperty("listed");
      }));

    test("the payer can pay again after the warning, and ends up with one receipt", () =>
      withBackend(async (backend) => {
        const { status_token } = await leftForGateway(backend);
        answerCardEnquiries(backend, text);
        backend.clock.pass(10 * MINUTE);
        await askRound(backend);
        const again = (wish: Body, key: string) =>
          post(
            backend,
            `/api/payments/${status_token}/again`,
            { callback_url: `${COUNCIL}/resit`, language: "ms", ...wish },
            { "idempotency-key": key },
          );
        const warned = await again({}, "before-it-was-warned");
        expect([warned.status, await warned.json()]).toMatchObject([409, { reason: "still_open" }]);
        const next = await again({ although_open: true }, "after-it-was-warned");
        expect(next.status).toBe(200);
        const { pay_url, status_token: nextToken } = (await next.json()) as Record<string, string>;
        const order = await goToGateway(backend, String(pay_url));
        await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
        expect(await statusOf(backend, String(nextToken))).toMatchObject({ status: "paid" });
        expect(await statusOf(backend, status_token)).toMatchObject({ status: "in_progress" });
        expect(await tracesOf(backend)).toMatchObject({ receipts: { length: 1 }, refundCases: [] });
      }));

    test("after a signed answer it adds nothing, and nobody has to review the payment", () =>
      withBackend(async (backend) => {
        const { _id, order } = await leftForGateway(backend);
        await postCardAnswer(backend, "response", await cardAnswerFor(backend, order, { status: "0" }));
        const before = await stored(backend, _id);
        answerCardEnquiries(backend, text);
        backend.clock.pass(10 * MINUTE);
        await askRound(backend);
        const after = await stored(backend, _id);
        expect(after).toMatchObject({ status: "failed", events: before.events });
        expect(after).not.toHaveProperty("listed");
      }));
  });

  test("a payment that the gateway never had expires once the citizen can no longer be there, and a late approval still pays it", () =>
    withBackend(async (backend) => {
      const { _id, order } = await leftForGateway(backend);
      answerCardEnquiries(backend, "Record not found");
      for (const [wait, status] of [
        [HOUR, "in_progress"],
        [5 * HOUR, "expired"],
      ] as const) {
        backend.clock.pass(wait);
        await askRound(backend);
        expect(await stored(backend, _id)).toMatchObject({ status });
      }
      await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
      expect(await stored(backend, _id)).toMatchObject({ status: "paid" });
    }));

  test("the gateway server's answer names the brand, and a later enquiry changes nothing", () =>
    withBackend(async (backend) => {
      const { _id, order } = await leftForGateway(backend);
      const body = await cardAnswerFor(backend, order, { status: "6", brand: "Visa" });
      await postCardAnswer(backend, "backend", body);
      answerCardEnquiries(backend, "00");
      backend.clock.pass(10 * MINUTE);
      await askRound(backend);
      expect(await stored(backend, _id)).toMatchObject({ status: "paid", payment_method: "48" });
    }));
});

test("the server follows no redirect of an unsigned answer, which only the gateway itself may give", () =>
  withBackend(async (backend) => {
    const { _id } = await leftForGateway(backend);
    const elsewhere = createServer((request, response) => {
      const isEnquiry = request.url === CARD_PATHS.enquiry;
      response.writeHead(isEnquiry ? 307 : 200, { location: "/elsewhere" }).end(isEnquiry ? "" : "00");
    });
    await new Promise<void>((listening) => elsewhere.listen(0, "127.0.0.1", listening));
    const { port } = elsewhere.address() as AddressInfo;
    backend.network = (url, init) => fetch(url.replace(CARD_GATEWAY, `http://127.0.0.1:${port}`), init);
    backend.clock.pass(10 * MINUTE);
    await askRound(backend);
    elsewhere.close();
    elsewhere.closeAllConnections();
    expect(await stored(backend, _id)).toMatchObject({ status: "in_progress" });
    expect(backend.log).toMatchObject([{ event: "card_enquiry_unanswered", why: "status 307" }]);
  }));

describe("the portal asks the card gateway seldom", () => {
  test("asks after 10 minutes, 1 and 6 hours, then daily up to 7 days, then lists the payment for review", () =>
    withBackend(async (backend) => {
      const { _id } = await leftForGateway(backend);
      const heard = answerCardEnquiries(backend, "Limited by per day maximum number of requery");
      await expectAskedAfter(WAITS, backend, heard);
      backend.clock.pass(30 * DAY);
      await askRound(backend);
      expect(heard).toHaveLength(WAITS.length);
      expect(await stored(backend, _id)).toMatchObject({
        status: "in_progress",
        listed: true,
        listed_reason: "unanswered",
      });
    }));

  test("continues in another process", () =>
    withBackend(async (backend) => {
      await leftForGateway(backend);
      const other = makeBackend(backend.databases);
      const heard = answerCardEnquiries(other, "Record not found");
      other.clock.pass(10 * MINUTE);
      await askRound(other);
      expect(heard).toHaveLength(1);
    }));
});

describe("the gateway's daily limit", () => {
  test("allows a holder three enquiries in any 24 hours, five minutes apart, and says when the next is possible", () =>
    withBackend(async (backend) => {
      const { status_token } = await leftForGateway(backend);
      const heard = answerCardEnquiries(backend, "Record not found");
      expect((await askNow(backend, status_token)).status).toBe(200);
      const soon = await askNow(backend, status_token);
      expect([soon.status, soon.headers.get("retry-after")]).toEqual([429, "300"]);
      for (let more = 1; more < 3; more += 1) {
        backend.clock.pass(5 * MINUTE);
        expect((await askNow(backend, status_token)).status).toBe(200);
      }
      backend.clock.pass(5 * MINUTE);
      const over = await askNow(backend, status_token);
      // The first of the three was 15 minutes ago.
      expect([over.status, over.headers.get("retry-after")]).toEqual([
        429,
        String((DAY - 15 * MINUTE) / 1000),
      ]);
      expect(heard).toHaveLength(3);
      backend.clock.pass(DAY - 15 * MINUTE);
      expect((await askNow(backend, status_token)).status).toBe(200);
    }));

  test("never uses up the enquiries at 1 and 6 hours, however often the holder asks", () =>
    withBackend(async (backend) => {
      const { status_token } = await leftForGateway(backend);
      const heard = answerCardEnquiries(backend, "Record not found");
      for (const [wait, asked] of [
        [HOUR, 4],
        [6 * HOUR, 5],
      ] as const) {
        while (backend.clock.now().getTime() < Date.parse(START) + wait) {
          await askNow(backend, status_token);
          backend.clock.pass(5 * MINUTE);
        }
        await askRound(backend);
        expect(heard).toHaveLength(asked);
      }
    }));

  test("counts the central team's enquiries too, and delays those above it", () =>
    withBackend(async (backend) => {
      const { _id } = await leftForGateway(backend);
      const heard = answerCardEnquiries(backend, "Record not found");
      for (let times = 0; times < 5; times += 1) {
        await enquireNow(
          reconcilerServices(backend),
          _id as PaymentId,
          { name: "aminah@majlis.my" },
          "a reference",
        );
        backend.clock.pass(5 * MINUTE);
      }
      expect(await stored(backend, _id)).toMatchObject({ next_enquiry_at: "2026-08-04T02:00:00.000Z" });
      backend.clock.pass(6 * HOUR);
      await askRound(backend);
      expect(heard).toHaveLength(5);
      backend.clock.pass(18 * HOUR);
      await askRound(backend);
      expect(heard).toHaveLength(6);
    }));

  test("the holder reads when the gateway was last asked and when it will be asked next", () =>
    withBackend(async (backend) => {
      const { status_token } = await leftForGateway(backend);
      answerCardEnquiries(backend, "Record not found");
      backend.clock.pass(10 * MINUTE);
      await askRound(backend);
      expect(await statusOf(backend, status_token)).toMatchObject({
        last_enquiry_at: "2026-08-03T02:10:00.000Z",
        next_enquiry_at: "2026-08-03T03:00:00.000Z",
      });
    }));
});
