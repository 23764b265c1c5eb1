import { describe, expect, test } from "vitest";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { created, goToBank, pay, payRequest } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";

/**
 * Answers that cannot be trusted or read. The server refuses them with a reference that is also in the log, and the payment stays
 * as it was.
 */

const FORM = "application/x-www-form-urlencoded";

type Bad = (backend: BackendUnderTest, order: string) => Promise<{ body: string; type?: string }>;

/** A genuine decline with some change. */
const altered =
  (change: (genuine: string) => string): Bad =>
  async (backend, order) => ({ body: change(await answerFor(backend, order, { debit: "51" })) });

const BAD: Readonly<Record<string, readonly [status: number, bad: Bad]>> = {
  "another key": [
    400,
    async (backend, order) => {
      const { privateKey } = await createKeyMaterial({ notBefore: new Date("2020-01-01") });
      return { body: await answerFor(backend, order, { debit: "00", key: privateKey }) };
    },
  ],
  "an altered code": [400, altered((genuine) => genuine.replace("AuthCode=51", "AuthCode=00"))],
  "an altered amount": [
    400,
    altered((genuine) => genuine.replace(/fpx_txnAmount=[^&]*/, "fpx_txnAmount=1.00")),
  ],
  "no checksum": [400, altered((genuine) => genuine.replace(/fpx_checkSum=[^&]*/, "fpx_checkSum="))],
  "a missing field": [400, altered((genuine) => genuine.replace(/&?fpx_sellerId=[^&]*/, ""))],
  "a field twice": [400, altered((genuine) => `${genuine}&fpx_debitAuthCode=00`)],
  "a bar in a value": [
    400,
    altered((genuine) => genuine.replace(/fpx_buyerName=[^&]*/, "fpx_buyerName=A%7CB")),
  ],
  "no message at all": [400, async () => ({ body: "PROSESSING ERROR" })],
  "too long": [413, altered((genuine) => `${genuine}&x=${"x".repeat(17 * 1024)}`)],
  "another content type": [
    415,
    async (backend, order) => ({
      body: await answerFor(backend, order, { debit: "51" }),
      type: "application/json",
    }),
  ],
};

describe.each(["direct", "indirect"] as const)("%s", (source) => {
  test.each(Object.entries(BAD))("%s", (_name, [status, bad]) =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      const before = await backend.databases.all_payments.read(payment._id);
      const { body, type = FORM } = await bad(backend, order);
      const answer = await backend.app.request(`/api/fpx/${source}`, {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
      expect(answer.status).toBe(status);
      const reference = answer.headers.get("x-reference");
      expect(reference).toMatch(/^[0-9a-f]{16}$/);
      expect(backend.log).toContainEqual(expect.objectContaining({ reference }));
      expect(JSON.stringify(backend.log)).not.toMatch(/K\d{6}|BUYER|ahmad|A%7CB|A\|B/i);
      expect(await backend.databases.all_payments.read(payment._id)).toEqual(before);
    }),
  );
});

test.each(["direct", "indirect"] as const)(
  "%s, signed for another amount or an unknown order: the log has the answer's reference too",
  (source) =>
    withBackend(async (backend) => {
      const order = await goToBank(backend, (await created(backend)).pay_url);
      for (const [event, changes] of [
        ["fpx_answer_differs", { fpx_txnAmount: "1.00" }],
        ["fpx_answer_of_unknown_order", { fpx_sellerExOrderNo: "K2608030000000000" }],
      ] as const) {
        const answer = await postAnswer(
          backend,
          source,
          await answerFor(backend, order, { debit: "00", changes }),
        );
        const reference = answer.headers.get("x-reference");
        expect(backend.log).toContainEqual(expect.objectContaining({ event, source, reference }));
      }
    }),
);

test("an answer of an exchange whose certificate has expired proves nothing, and the payment stays as it was", () =>
  withBackend(async (backend) => {
    const payment = await created(backend);
    const order = await goToBank(backend, payment.pay_url);
    const body = await answerFor(backend, order, { debit: "00" });
    const before = await backend.databases.all_payments.read(payment._id);
    backend.clock.pass(20 * 365 * 24 * 3_600_000);
    expect((await postAnswer(backend, "direct", body)).status).toBe(400);
    expect(backend.log).toContainEqual(
      expect.objectContaining({ event: "fpx_answer_unverified", why: "expired" }),
    );
    expect(await backend.databases.all_payments.read(payment._id)).toEqual(before);
  }));

test("a replayed approval of another payment pays only its own payment, and that once", () =>
  withBackend(async (backend) => {
    const payment = await created(backend, payRequest({ user: "Chong Mei" }), "0123456789abcdefg");
    const order = await goToBank(backend, payment.pay_url);
    const first = await pay(backend, payRequest());
    const replayed = await answerFor(backend, first, { debit: "00" });
    const before = await backend.databases.all_payments.read(payment._id);
    await postAnswer(backend, "direct", replayed);
    await postAnswer(backend, "indirect", replayed);
    // The signature does not cover another order number.
    const forged = replayed.replaceAll(first, order);
    expect((await postAnswer(backend, "direct", forged)).status).toBe(400);
    expect(await backend.databases.all_payments.read(payment._id)).toEqual(before);
  }));
