import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { bankListAnswer } from "../../../src/api/schemas/banks.ts";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { sealMessage } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";
import { post } from "../accounts/citizen.ts";
import { type BackendUnderTest, exchangeKeys, withBackend } from "../backendUnderTest.ts";

async function banks(backend: BackendUnderTest, token = "01") {
  const answer = await backend.app.request(`/api/fpx/banks?messageToken=${token}`);
  return create(await answer.json(), bankListAnswer);
}

/** An answer of the exchange with this list. */
function answering(list: string, key = exchangeKeys.privateKey, exchange = "EX00000001"): Response {
  const values = { fpx_bankList: list, fpx_msgToken: "01" as const, fpx_sellerExId: exchange };
  return new Response(`\n\n${encodeFormBody(sealMessage("BC", values, key))}`);
}

describe("the bank list", () => {
  test("has every bank by name, with blocked ones offline, for individuals and companies (rule 7.16)", () =>
    withBackend(async (backend) => {
      const persons = await banks(backend);
      expect(persons.as_of).toBe("2026-08-03T02:00:00.000Z");
      expect(persons.result[0]).toEqual({ id: "ABB0233", online: true });
      expect(persons.result).toContainEqual({ id: "BOCM01", online: false });
      expect(persons.names.MB2U0227).toBe("Maybank2U");
      const posted = await post(backend, "/api/fpx/banks", { fpx_msgToken: "02" });
      expect(create(await posted.json(), bankListAnswer).names.ABB0235).toBe("AFFINMAX");
    }));

  test("is requested once for many callers at once, and again after 30 seconds", () =>
    withBackend(async (backend) => {
      let asked = 0;
      const { network } = backend;
      backend.network = (url, init) => {
        asked += 1;
        return network(url, init);
      };
      await Promise.all([1, 2, 3].map(() => banks(backend)));
      backend.clock.pass(29_999);
      await banks(backend);
      expect(asked).toBe(1);
      backend.clock.pass(1);
      await banks(backend);
      expect(asked).toBe(2);
    }));

  test("shows an unknown bank by its code", () =>
    withBackend(async (backend) => {
      backend.network = async () => answering("NEW0001~A,MB2U0227~B");
      expect(await banks(backend)).toMatchObject({
        result: [
          { id: "MB2U0227", online: false },
          { id: "NEW0001", online: true },
        ],
        names: { NEW0001: "NEW0001" },
      });
    }));

  test("is the last good one, with its time, while FPX does not answer", () =>
    withBackend(async (backend) => {
      const good = await banks(backend);
      backend.network = async () => {
        throw new TypeError("fetch failed");
      };
      backend.clock.pass(60_000);
      expect(await banks(backend)).toEqual(good);
    }));

  test("is 503 with Retry-After when there never was one, and recovers once FPX answers", () =>
    withBackend(async (backend) => {
      const { network } = backend;
      backend.network = async () => new Response("PROSESSING ERROR");
      const answer = await backend.app.request("/api/fpx/banks");
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      backend.network = network;
      backend.clock.pass(5_000);
      expect((await banks(backend)).result.length).toBeGreaterThan(20);
    }));

  test("is accepted only with FPX's signature, for our merchant and this token", () =>
    withBackend(async (backend) => {
      const stranger = await createKeyMaterial({ notBefore: new Date("2020-01-01") });
      for (const answer of [
        answering("A1~A", stranger.privateKey),
        answering("A1~A", undefined, "EX99999999"),
      ]) {
        backend.network = async () => answer;
        expect((await backend.app.request("/api/fpx/banks")).status).toBe(503);
        backend.clock.pass(5_000);
      }
    }));

  test("is refused for an invalid token", () =>
    withBackend(async (backend) => {
      expect((await backend.app.request("/api/fpx/banks?messageToken=09")).status).toBe(400);
    }));
});
