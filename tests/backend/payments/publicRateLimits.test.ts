import { describe, expect, test } from "vitest";
import { created, goToBank, payRequest, post } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, withBackend } from "../backendUnderTest.ts";
import { ACCOUNT, ASSESSMENT, LICENSE } from "../bills/bills.ts";
import { askRound } from "./enquiries.ts";

/** Four searches at once, then one every 225 seconds. Sixteen payments an hour: four at once, and one of each payer. */
const LIMITS = { searchesPerHour: 16, paymentsPerHour: 16 };
const HOUR = 60 * 60_000;

const from = (peer: string) => ({ "test-peer": peer });
const HERE = from("203.0.113.1");

const base64 = (text: string) => Buffer.from(text).toString("base64");
const searched = { council: "mpt", payment_type: "assessment", _id: ASSESSMENT.assessment_no };

const search = (backend: BackendUnderTest, headers = HERE) => post(backend, "/search", searched, headers);

/** Every call that looks up a record by its number. */
const LOOK_UPS: readonly (readonly [string, (backend: BackendUnderTest) => Response | Promise<Response>])[] =
  [
    ["/search", search],
    ["/assessments", (backend) => post(backend, "/assessments", searched, HERE)],
    [
      "/compounds",
      (backend) =>
        post(backend, "/compounds", { ...searched, payment_type: "compound", _id: "K26-000001" }, HERE),
    ],
    [
      "/market",
      (backend) => post(backend, "/market", { ...searched, payment_type: "market", _id: "301-1234" }, HERE),
    ],
    [
      "/api/licenses",
      ({ app }) =>
        app.request(`/api/licenses?type=trading&council=mpt&id=${base64(LICENSE.license_no)}`, {
          headers: HERE,
        }),
    ],
    [
      "/api/licenses/{type}/{id}",
      ({ app }) =>
        app.request(`/api/licenses/trading/${base64(LICENSE.license_no)}?council=mpt`, { headers: HERE }),
    ],
    [
      "an account document by /api/query",
      (backend) => post(backend, "/api/query", { url: base64(`account/mpt:${ACCOUNT.account_no}`) }, HERE),
    ],
  ];

async function searchFourTimes(backend: BackendUnderTest): Promise<void> {
  for (let count = 0; count < 4; count += 1) expect((await search(backend)).status).toBe(200);
}

const limited = (work: (backend: BackendUnderTest) => Promise<void>) => withBackend(work, { limits: LIMITS });

describe("a caller who tries one number after another", () => {
  test.each(LOOK_UPS)("is slowed down at %s, whichever call came before", (_name, lookUp) =>
    limited(async (backend) => {
      expect((await lookUp(backend)).status).toBeLessThan(429);
      for (let count = 0; count < 3; count += 1) await search(backend);
      const refused = await lookUp(backend);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("225");
    }),
  );

  test("gets the seconds to wait on a council's page too, and can go on after them", () =>
    limited(async (backend) => {
      await searchFourTimes(backend);
      const refused = await search(backend);
      expect(refused.headers.get("access-control-allow-origin")).toBe(COUNCIL);
      backend.clock.pass(Number(refused.headers.get("retry-after")) * 1000);
      expect((await search(backend)).status).toBe(200);
      expect((await search(backend)).status).toBe(429);
    }));

  test("has the full allowance again after an hour", () =>
    limited(async (backend) => {
      await searchFourTimes(backend);
      backend.clock.pass(HOUR);
      await searchFourTimes(backend);
      expect((await search(backend)).status).toBe(429);
    }));

  test("does not slow down another address", () =>
    limited(async (backend) => {
      await searchFourTimes(backend);
      expect((await search(backend, from("203.0.113.2"))).status).toBe(200);
    }));

  test("is not slowed down in calls that a payment under way needs", () =>
    limited(async (backend) => {
      const created = await post(backend, "/createPayment", payRequest(), {
        ...HERE,
        "idempotency-key": "0123456789abcdef",
      });
      const { status_token } = (await created.json()) as { status_token: string };
      await searchFourTimes(backend);
      const read = await backend.app.request(`/api/payments/${status_token}`, { headers: HERE });
      expect(read.status).toBe(200);
    }));
});

describe("creating payments", () => {
  const begin = (backend: BackendUnderTest, email: string, headers = HERE) =>
    post(backend, "/createPayment", payRequest({ email }), {
      ...headers,
      "idempotency-key": `${email.padEnd(20, "x")}`.replace(/[^a-z]/g, "x"),
    });

  test("is limited for a payer at a network address, however the e-mail address is written", () =>
    limited(async (backend) => {
      expect((await begin(backend, "a@b.my")).status).toBe(200);
      const refused = await begin(backend, "A@b.my");
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("900");
      expect((await begin(backend, "a@b.my", from("203.0.113.2"))).status).toBe(200);
    }));

  test("is limited for a network address that uses many names", () =>
    limited(async (backend) => {
      for (const name of ["a", "b", "c", "d"])
        expect((await begin(backend, `${name}@b.my`)).status).toBe(200);
      expect((await begin(backend, "e@b.my")).status).toBe(429);
    }));

  test("is limited for requests that name no payer", () =>
    limited(async (backend) => {
      expect((await post(backend, "/createPayment", {}, HERE)).status).toBe(400);
      expect((await post(backend, "/createPayment", { email: 5 }, HERE)).status).toBe(429);
    }));

  test("remembers no payer for an invalid e-mail address, however long it is", () =>
    limited(async (backend) => {
      const long = (letter: string) => ({ email: `${letter.repeat(60_000)}@b.my` });
      expect((await post(backend, "/createPayment", long("a"), HERE)).status).toBe(400);
      expect((await post(backend, "/createPayment", long("b"), HERE)).status).toBe(429);
    }));

  test("is limited for a network address first, and a refused payer does not count", () =>
    limited(async (backend) => {
      for (const name of ["a", "b", "c", "d"]) await begin(backend, `${name}@b.my`);
      const refused = await begin(backend, "e@b.my");
      expect(refused.status).toBe(429);
      backend.clock.pass(Number(refused.headers.get("retry-after")) * 1000);
      expect((await begin(backend, "e@b.my")).status).toBe(200);
    }));
});

describe("paying again", () => {
  const again = (backend: BackendUnderTest, token: string, key: string, headers = HERE) =>
    post(
      backend,
      `/api/payments/${token}/again`,
      { callback_url: `${COUNCIL}/resit`, language: "ms" },
      { ...headers, "idempotency-key": key },
    );
  const written = async ({ databases }: BackendUnderTest) => [
    await databases.handles.list({ prefix: "", limit: 100 }),
    await databases.all_payments.list({ prefix: "", limit: 100 }),
  ];

  test.each(["was never sent to the bank", "did not pay"])(
    "by %s is limited like creating, and a refusal writes nothing",
    (what) =>
      limited(async (backend) => {
        const payment = await created(backend, payRequest());
        if (what === "did not pay") {
          const order = await goToBank(backend, payment.pay_url);
          await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
        }
        const token = payment.status_token;
        expect((await again(backend, token, "the-first-key-of-again")).status).toBe(200);
        const before = await written(backend);
        const refused = await again(backend, token, "the-other-key-of-again");
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
        expect(await written(backend)).toEqual(before);
        backend.clock.pass(900_000);
        expect((await again(backend, token, "the-other-key-of-again")).status).toBe(200);
      }),
  );

  test("may be repeated with the same key without counting as another payment", () =>
    limited(async (backend) => {
      const payment = await created(backend, payRequest());
      const order = await goToBank(backend, payment.pay_url);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      const begun = await again(backend, payment.status_token, "the-first-key-of-again");
      const { pay_url } = (await begun.json()) as { pay_url: string };
      await goToBank(backend, pay_url);
      for (let time = 1; time <= 5; time += 1)
        expect((await again(backend, payment.status_token, "the-first-key-of-again")).status).toBe(200);
    }));
});

describe("leaving for the bank", () => {
  test("15 times from a network address may cause an e-mail with a status link, and more payments go on without it", () =>
    withBackend(
      async (backend) => {
        const quiet = [];
        for (let place = 0; place < 17; place += 1) {
          const { _id, pay_url } = await created(
            backend,
            payRequest({ email: `a${place}@b.my` }),
            `the-key-of-payment-${place}`,
          );
          await goToBank(backend, pay_url);
          quiet.push((await backend.databases.all_payments.read(_id))?.without_status_mail);
        }
        expect(quiet.filter((one) => one === true)).toHaveLength(2);
        backend.clock.pass(2 * 60_000);
        await askRound(backend);
        const messages = await backend.databases.notifications.list({ prefix: "notification:", limit: 100 });
        expect(messages).toHaveLength(15);
      },
      { limits: { searchesPerHour: 1000, paymentsPerHour: 1000 } },
    ));
});

describe("behind a proxy", () => {
  const proxied = (peer: string, forwarded: string) => ({ "test-peer": peer, "x-forwarded-for": forwarded });
  const behind = (work: (backend: BackendUnderTest) => Promise<void>) =>
    withBackend(work, { limits: LIMITS, trustedProxies: ["10.0.0.7", "10.1.0.0/16", "2001:db8:1::/48"] });

  test.each([
    ["the settings name", "10.0.0.7"],
    ["the settings name, as a socket of both kinds tells it", "::ffff:10.0.0.7"],
    ["stands in a network of theirs", "10.1.2.3"],
    ["stands in a network of IPv6", "2001:db8:1::9"],
  ])("a proxy that %s is trusted to name the caller", (_name, proxy) =>
    behind(async (backend) => {
      for (let count = 0; count < 5; count += 1)
        expect((await search(backend, proxied(proxy, `198.51.100.${count}`))).status).toBe(200);
    }),
  );

  test("a chain of trusted proxies leads back to the caller", () =>
    behind(async (backend) => {
      for (let count = 0; count < 5; count += 1)
        expect((await search(backend, proxied("10.0.0.7", `198.51.100.${count}, 10.1.0.9`))).status).toBe(
          200,
        );
    }));

  test("an address that a caller writes itself, or that an unknown proxy names, is not trusted", () =>
    behind(async (backend) => {
      for (let count = 0; count < 4; count += 1)
        await search(backend, proxied("10.0.0.7", `198.51.100.${count}, 203.0.113.9`));
      expect((await search(backend, proxied("10.0.0.7", "198.51.100.9, 203.0.113.9"))).status).toBe(429);
      for (let count = 0; count < 4; count += 1)
        await search(backend, proxied("203.0.113.5", `198.51.100.${count}`));
      expect((await search(backend, proxied("203.0.113.5", "198.51.100.9"))).status).toBe(429);
    }));
});
