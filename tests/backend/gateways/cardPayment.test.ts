import { describe, expect, test } from "vitest";
import { isSealed } from "../../../src/server/gateways/card/protocol/messages.ts";
import { CardRequest } from "../../../src/server/gateways/card/protocol/schemas.ts";
import { created, fieldsOf, payRequest, post, statusOf, tryToCreate } from "../accounts/citizen.ts";
import {
  CARD_GATEWAY,
  COUNCIL,
  MERCHANT_KEY,
  makeBackend,
  PORTAL,
  withBackend,
} from "../backendUnderTest.ts";
import {
  cardAnswerFor,
  cardRequest,
  createdCard,
  goToGateway,
  leftForGateway,
  postCardAnswer,
} from "./cards.ts";

const reasonOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { reason?: string }).reason,
];

describe("a card payment", () => {
  test("is created without a bank, and its holder reads that it is by card", () =>
    withBackend(async (backend) => {
      const { status_token, pay_url } = await createdCard(backend);
      expect(pay_url).toMatch(/^http:\/\/localhost:4173\/pay\//);
      const payment = await statusOf(backend, status_token);
      expect(payment).toMatchObject({
        status: "in_progress",
        payment_method: "3",
        bank_name: "",
        response_code: null,
      });
      expect(payment).not.toHaveProperty("fpx_msgToken");
    }));

  test("is refused when no card gateway is configured or the configuration excludes cards", () =>
    withBackend(async (backend) => {
      const without = makeBackend(backend.databases, "", undefined, { takesCards: false });
      expect(await reasonOf(await tryToCreate(without, cardRequest()))).toEqual([422, "method_unavailable"]);
      await backend.databases.metadata.write({ _id: "configuration", cards: false });
      expect(await reasonOf(await tryToCreate(backend, cardRequest()))).toEqual([422, "method_unavailable"]);
    }));

  test("is not limited by FPX's limits, which belong to another gateway", () =>
    withBackend(async (backend) => {
      const request = payRequest({ amount: "0.50" });
      expect((await tryToCreate(backend, { ...cardRequest(), amount: request.amount })).status).toBe(409);
    }));
});

describe("the redirect to the gateway", () => {
  test("is a form with every field of the signed request, and it posts only to the gateway (rules 3.10, 9.2)", () =>
    withBackend(async (backend) => {
      const { pay_url } = await createdCard(backend, { language: "en", contact: "+60 12-345 6789" });
      const page = await backend.app.request(pay_url);
      const html = await page.text();
      expect(page.headers.get("content-security-policy")).toContain(`form-action ${CARD_GATEWAY} https:;`);
      expect(html).toContain(`action="${CARD_GATEWAY}/epayment/entry.asp"`);
      expect(html).toContain("You type your card&#39;s details there");
      const fields = fieldsOf(html);
      const [, request] = CardRequest.validate(fields);
      expect(request && isSealed(request, MERCHANT_KEY)).toBe(true);
      expect(fields).toMatchObject({
        MerchantCode: "M00001",
        PaymentId: "2",
        RefNo: expect.stringMatching(/^K260803/),
        Amount: "105.00",
        Currency: "MYR",
        UserName: "Ahmad bin Ali",
        UserEmail: "ahmad@example.my",
        UserContact: "+60123456789",
        Lang: "UTF-8",
        SignatureType: "HMACSHA512",
        ResponseURL: `${PORTAL}/api/card/response`,
        BackendURL: `${PORTAL}/api/card/backend`,
      });
      expect(`${fields.Remark}${fields.ProdDesc}`).not.toMatch(/ahmad|A100|\d/i);
    }));

  test("works once, and a second visit posts nothing", () =>
    withBackend(async (backend) => {
      const { pay_url } = await createdCard(backend);
      await backend.app.request(pay_url);
      const second = await backend.app.request(pay_url);
      expect(second.status).toBe(410);
      expect(await second.text()).not.toContain("<form");
    }));

  test("sends nothing and says so when the gateway was removed since", () =>
    withBackend(async (backend) => {
      const { pay_url, status_token } = await createdCard(backend);
      const without = makeBackend(backend.databases, "", undefined, { takesCards: false });
      const page = await without.app.request(pay_url, { headers: { "accept-language": "en" } });
      expect(page.status).toBe(503);
      expect(await page.text()).toContain("Something went wrong on our side");
      expect(await statusOf(backend, status_token)).toMatchObject({ history: [{ what: "begun" }] });
    }));
});

test("a declined card payment can be paid again by card, as a new request", () =>
  withBackend(async (backend) => {
    const first = await leftForGateway(backend);
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, first.order, { status: "0" }));
    const wish = { callback_url: `${COUNCIL}/resit`, language: "en" };
    const headers = { "idempotency-key": "another-key-of-the-tests" };
    const again = await post(backend, `/api/payments/${first.status_token}/again`, wish, headers);
    expect(again.status).toBe(200);
    const second = (await again.json()) as { pay_url: string; status_token: string };
    const order = await goToGateway(backend, second.pay_url);
    expect(order).not.toBe(first.order);
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
    expect(await statusOf(backend, second.status_token)).toMatchObject({
      status: "paid",
      payment_method: "3",
    });
  }));

describe("the request to pay by card", () => {
  const sign = (backend: Parameters<typeof post>[0], body: object) =>
    post(backend, "/api/card/signRequest", body);

  test("signs only the stored request, and reveals nothing of it", () =>
    withBackend(async (backend) => {
      const { _id } = await createdCard(backend);
      const stored = await backend.databases.all_payments.read(_id);
      const request = stored?.card_request as Record<string, string>;
      expect((await sign(backend, { _id, Amount: "1.00" })).status).toBe(403);
      expect((await sign(backend, { _id, ResponseURL: `${COUNCIL}/x` })).status).toBe(403);
      expect((await sign(backend, { _id, SignatureType: "SHA256" })).status).toBe(403);
      expect((await sign(backend, { _id: "0".repeat(32) })).status).toBe(404);
      const signed = (await (await sign(backend, { _id, ...request })).json()) as { Signature: string };
      expect(Object.keys(signed)).toEqual(["Signature"]);
      const [, sealed] = CardRequest.validate({ ...request, ...signed });
      expect(sealed && isSealed(sealed, MERCHANT_KEY)).toBe(true);
    }));

  test("counts as sending, so the pay page sends the payment no more", () =>
    withBackend(async (backend) => {
      const { _id, pay_url } = await createdCard(backend);
      await sign(backend, { _id });
      expect((await backend.app.request(pay_url)).status).toBe(410);
    }));

  test("is refused once the payment has ended", () =>
    withBackend(async (backend) => {
      const { order, _id } = await leftForGateway(backend);
      await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "0" }));
      expect((await sign(backend, { _id })).status).toBe(409);
    }));

  test("works for each gateway's own payments only (rule 7.19)", () =>
    withBackend(async (backend) => {
      const bank = await created(backend);
      expect((await sign(backend, { _id: bank._id })).status).toBe(404);
      const { _id } = await createdCard(backend, {}, "another-key-of-the-tests");
      expect((await post(backend, "/api/fpx/signRequest", { _id })).status).toBe(404);
    }));

  test("refuses card fields before it reads anything", () =>
    withBackend(async (backend) => {
      const { _id } = await leftForGateway(backend);
      expect((await sign(backend, { _id, ccv: "123" })).status).toBe(400);
      expect((await sign(backend, { _id, UserName: "4111111111111111" })).status).toBe(400);
    }));
});
