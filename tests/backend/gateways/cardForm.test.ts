import { describe, expect, test } from "vitest";
import { DIRECT_POST_PATH } from "../../../demo/gateways/card/simulator.ts";
import { CARD_BANKS } from "../../../src/domain/payments/cardBanks.ts";
import { isSealed } from "../../../src/server/gateways/card/protocol/messages.ts";
import { CardRequest } from "../../../src/server/gateways/card/protocol/schemas.ts";
import {
  type Body,
  created,
  fieldsOf,
  form,
  lineOf,
  payRequest,
  post,
  requestFor,
  statusOf,
} from "../accounts/citizen.ts";
import {
  type BackendUnderTest,
  CARD_GATEWAY,
  COUNCIL,
  MERCHANT_KEY,
  PORTAL,
  withBackend,
} from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { createdCard } from "./cards.ts";

/** The portal's own card form: where it is shown, its fields, and that no card data reach the portal. */

const withForm = (work: (backend: BackendUnderTest) => Promise<void>) =>
  withBackend(work, { takesCardForm: true });

const OWN = { callback_url: `${PORTAL}/receipt`, language: "en" };

async function visit(backend: BackendUnderTest, changes: Body = OWN) {
  const payment = await createdCard(backend, changes);
  const answer = await backend.app.request(payment.pay_url);
  return { payment, answer, html: await answer.text() };
}

/** The names of the fields for typing and choosing. */
const inputsOf = (html: string) =>
  [...html.matchAll(/<(?:input|select) id="(\w+)" name="(\w+)" required/g)].map(([, , name]) => name);

const optionsOf = (html: string, name: string) => {
  const [, options = ""] = new RegExp(`<select id="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
  return [...options.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
};

test("it has every field of the specification as a required one, and the signed request (rules 3.9, 5.10)", () =>
  withForm(async (backend) => {
    const { html } = await visit(backend);
    expect(inputsOf(html).toSorted()).toEqual(
      ["bank", "ccv", "code", "expired_month", "expired_year", "name"].toSorted(),
    );
    expect(html).toContain(`<form method="post" action="${CARD_GATEWAY}${DIRECT_POST_PATH}"`);
    const request = CardRequest.create(fieldsOf(html));
    expect(isSealed(request, MERCHANT_KEY)).toBe(true);
  }));

test("'Expiry month options are 1-12. Expiry years run from the current year through 10 years ahead.' (rule 5.11)", () =>
  withForm(async (backend) => {
    const { clock } = backend;
    clock.pass(Date.parse("2026-12-31T15:55:00Z") - clock.now().getTime());
    // The amount of a fine is the same in both years.
    const { services, amount } = requestFor([lineOf(COMPOUND, "full")]);
    const { pay_url } = await createdCard(backend, { ...OWN, services, amount });
    // Now it is 2026 in UTC and 2027 in Malaysia.
    clock.pass(5 * 60_000);
    const html = await (await backend.app.request(pay_url)).text();
    expect(optionsOf(html, "expired_month")).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
    expect(optionsOf(html, "expired_year")).toEqual(Array.from({ length: 11 }, (_, at) => String(2027 + at)));
    expect(html).toContain('data-month="2027-01"');
    expect(optionsOf(html, "bank")).toEqual([...CARD_BANKS]);
    expect(CARD_BANKS).toHaveLength(16);
  }));

test.each([
  ["ms", "Nombor kad wajib diisi."],
  ["en", "Card number is required."],
  ["zh", "必须填写卡号。"],
])("the error of a missing field is in the payment's language: %s", (language, said) =>
  withForm(async (backend) => {
    const { html, payment } = await visit(backend, { ...OWN, language });
    expect(html).toContain(`data-required="${said}"`);
    expect(html).toContain(`${PORTAL}/#/requery?status=${payment.status_token}`);
  }),
);

test("the page loads its own two files and posts to the gateway, which may redirect to another host, and nobody may cache or frame it", () =>
  withForm(async (backend) => {
    const { answer, html } = await visit(backend);
    const policy = answer.headers.get("content-security-policy")?.split("; ") ?? [];
    expect(policy.toSorted()).toEqual(
      [
        "default-src 'none'",
        `script-src ${PORTAL}/pay/card.js`,
        `style-src ${PORTAL}/pay/pay.css`,
        "img-src 'none'",
        "base-uri 'none'",
        `form-action ${CARD_GATEWAY} https:`,
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].toSorted(),
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect([...html.matchAll(/<form\b[^>]*\baction="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      expect.stringMatching(new RegExp(`^${CARD_GATEWAY}/`)),
    ]);
    expect([...html.matchAll(/(?:src|href)="(?!#)([^"]*)"/g)].map(([, to]) => to)).toEqual([
      "/pay/pay.css",
      "/pay/card.js",
      expect.stringContaining(`${PORTAL}/#/requery?status=`),
    ]);
    for (const file of ["/pay/pay.css", "/pay/card.js"])
      expect((await backend.app.request(file)).status).toBe(200);
  }));

test("it works once, and a second visit says so and posts nothing", () =>
  withForm(async (backend) => {
    const { payment } = await visit(backend);
    const again = await backend.app.request(payment.pay_url);
    expect(again.status).toBe(410);
    const html = await again.text();
    expect(html).toContain("You were already taken to the card gateway for this payment");
    expect(html).not.toContain("<form");
  }));

describe("the gateway's own page asks for the card", () => {
  const isHosted = (html: string) => {
    expect(html).toContain(`action="${CARD_GATEWAY}/epayment/entry.asp"`);
    expect(inputsOf(html)).toEqual([]);
  };

  test("for a payment that began on a council's page", () =>
    withForm(async (backend) => isHosted((await visit(backend, { callback_url: `${COUNCIL}/resit` })).html)));

  test("when the form is switched off", () =>
    withBackend(async (backend) => isHosted((await visit(backend)).html)));
});

test("a bank transfer has no such form", () =>
  withForm(async (backend) => {
    const { pay_url } = await created(backend, payRequest(OWN));
    expect(inputsOf(await (await backend.app.request(pay_url)).text())).toEqual([]);
  }));

test("browsers learn whether the form is switched on, whatever the configuration says", async () => {
  for (const takesCardForm of [true, false])
    await withBackend(
      async (backend) => {
        await backend.databases.metadata.write({ _id: "configuration", card_form: !takesCardForm });
        const url = Buffer.from("metadata/configuration").toString("base64");
        const answer = await post(backend, "/api/query", { url });
        expect(await answer.json()).toMatchObject({ card_form: takesCardForm });
      },
      { takesCardForm },
    );
});

test("the gateway accepts the form's data, and the payment is settled with the card's brand", () =>
  withForm(async (backend) => {
    const { html, payment } = await visit(backend);
    const card = {
      code: "5555555555554444",
      name: "AHMAD BIN ALI",
      expired_month: "1",
      expired_year: "2036",
      bank: "maybank",
      ccv: "123",
    };
    const { app } = backend.cardGateway;
    const fields = fieldsOf(html);
    const entered = await app.request(`${CARD_GATEWAY}${DIRECT_POST_PATH}`, form({ ...fields, ...card }));
    expect(entered.status).toBe(303);
    await backend.cardGateway.decide(fields.RefNo ?? "", "approve");
    await backend.cardGateway.idle();
    expect(await statusOf(backend, payment.status_token)).toMatchObject({
      status: "paid",
      payment_method: "49",
    });
  }));
