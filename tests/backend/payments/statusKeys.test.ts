import { describe, expect, test } from "vitest";
import { goToBank, KEY, payRequest, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { bearer } from "../licences/licences.ts";
import { stayLine } from "./everyLine.ts";

/** What a script of a council's page can do with what an element gets there: read one payment's status for a day. */

const HOUR = 60 * 60_000;

const createFrom = async (backend: BackendUnderTest, origin: string, request = payRequest()) =>
  (await post(backend, "/createPayment", request, { "idempotency-key": KEY, origin })).json();

const readBy = (backend: BackendUnderTest, token: string, origin = COUNCIL) =>
  backend.app.request(`/api/payments/${token}`, { headers: { origin } });

const transaction = (backend: BackendUnderTest, id: string, headers = {}) =>
  post(backend, "/api/query", { url: Buffer.from(`/transactions/${id}`).toString("base64") }, headers);

const EVERYTHING = ["Ahmad", "ahmad", "Aminah", "aminah", "Tan Mei Ling", "123 4567"];

describe("a council's page that makes a payment", () => {
  test("gets a key in place of the status token, and the portal gets the token", () =>
    withBackend(async (backend) => {
      const { status_token: key } = await createFrom(backend, COUNCIL);
      const { status_token: token } = await createFrom(backend, PORTAL);
      const { status_token: again } = await createFrom(backend, PORTAL);
      expect(token).toBe(again);
      expect(key).not.toBe(token);
      expect((await createFrom(backend, "null")).status_token).not.toBe(token);
      const stored = JSON.stringify(await backend.databases.handles.list({ prefix: "", limit: 50 }));
      expect(stored).not.toContain(key);
    }));

  test("reads the payment for a day with it, wherever the key went", () =>
    withBackend(async (backend) => {
      const { status_token: key } = await createFrom(backend, COUNCIL);
      const ends = new Date(backend.clock.now().getTime() + 24 * HOUR).toISOString();
      expect(await (await readBy(backend, key)).json()).toMatchObject({ link_until: ends });
      backend.clock.pass(24 * HOUR - 1);
      for (const origin of [COUNCIL, PORTAL, "https://evil.example"])
        expect((await readBy(backend, key, origin)).status).toBe(200);
      backend.clock.pass(1);
      expect((await readBy(backend, key)).status).toBe(404);
      expect((await post(backend, "/api/requery", { status_token: key })).status).toBe(404);
    }));

  test("reads no letter of a name, no phone and no address, by the key, by asking the bank, or by the payment's id", () =>
    withBackend(async (backend) => {
      const request = requestFor([stayLine()]);
      const { _id, status_token: key, pay_url } = await createFrom(backend, COUNCIL, request);
      await goToBank(backend, pay_url);
      const answers = [
        await readBy(backend, key),
        await post(backend, "/api/requery", { status_token: key }),
        await transaction(backend, _id),
        await transaction(backend, _id, bearer(key)),
        // a program of a stranger who got the id or the key
        await backend.app.request(`/api/payments/${key}`),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        const text = await answer.text();
        for (const personal of EVERYTHING) expect(text).not.toContain(personal);
        expect(JSON.parse(text)).toMatchObject({ _id, user: expect.stringMatching(/^[* ]+$/) });
      }
    }));

  test("of an assessment reads neither the house nor the land title, which the portal's own page reads", () =>
    withBackend(async (backend) => {
      const { status_token: key } = await createFrom(backend, COUNCIL);
      const { _id, status_token: token } = await createFrom(backend, PORTAL);
      const own = await (await readBy(backend, token, PORTAL)).json();
      expect(own).toMatchObject({ user: payRequest().user });
      expect(own.services[0]).toHaveProperty("house_no");
      expect(own).not.toHaveProperty("link_until");
      expect(await (await transaction(backend, _id, bearer(token))).json()).toMatchObject({ user: own.user });
      const shown = await (await readBy(backend, key)).json();
      expect(shown.services[0]).not.toHaveProperty("house_no");
      expect(shown.services[0]).not.toHaveProperty("current_title");
      expect(shown).toMatchObject({ order_number: own.order_number, amount: own.amount });
    }));

  test("gets another key on the way back from the bank, and again when it pays again, never the token", () =>
    withBackend(async (backend) => {
      const { status_token: token } = await createFrom(backend, PORTAL);
      const { pay_url } = await createFrom(backend, COUNCIL);
      const order = await goToBank(backend, pay_url);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      const back = await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "51" }));
      const handle = new URL(back.headers.get("location") ?? "").searchParams.get("kaunter-return");
      const { status_token: key } = await (await post(backend, "/api/payments/return", { handle })).json();
      expect(key).not.toBe(token);
      expect((await readBy(backend, key)).status).toBe(200);
      const wish = { callback_url: `${COUNCIL}/resit`, language: "ms" };
      const again = await post(backend, `/api/payments/${key}/again`, wish, { "idempotency-key": `${KEY}2` });
      const next = await again.json();
      expect([again.status, typeof next.status_token]).toEqual([200, "string"]);
      expect((await (await readBy(backend, next.status_token)).json()).user).toMatch(/^[* ]+$/);
    }));

  test("gives a stranger's program a key too, and no token, for a stolen handle or a repeated request", () =>
    withBackend(async (backend) => {
      const request = payRequest({ callback_url: `${COUNCIL}/resit` });
      const copy = (path: string, body: unknown, headers = {}) =>
        backend.app.request(path, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        });
      const key = `${KEY}3`;
      const { pay_url } = await (
        await post(backend, "/createPayment", request, { "idempotency-key": key })
      ).json();
      const repeated = await (await copy("/createPayment", request, { "idempotency-key": key })).json();
      const order = await goToBank(backend, repeated.pay_url);
      expect(pay_url).not.toBe(repeated.pay_url);
      const back = await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "51" }));
      const handle = new URL(back.headers.get("location") ?? "").searchParams.get("kaunter-return");
      const returned = await (await copy("/api/payments/return", { handle })).json();
      const wish = { callback_url: `${PORTAL}/`, language: "ms" };
      const again = await copy(`/api/payments/${returned.status_token}/again`, wish, {
        "idempotency-key": `${KEY}4`,
      });
      for (const { status_token } of [repeated, returned, await again.json()]) {
        const shown = await (await readBy(backend, status_token, PORTAL)).json();
        expect(shown).toMatchObject({
          user: expect.stringMatching(/^[* ]+$/),
          link_until: expect.any(String),
        });
      }
    }));
});
