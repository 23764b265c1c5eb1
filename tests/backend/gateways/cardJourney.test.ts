import { describe, expect, test } from "vitest";
import type { Choice } from "../../../demo/gateways/card/choices.ts";
import { CARD_PATHS } from "../../../src/server/gateways/card/protocol/constants.ts";
import { fieldsOf, form, statusOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, CARD_GATEWAY, PORTAL, withBackend } from "../backendUnderTest.ts";
import { askRound } from "../payments/enquiries.ts";
import { createdCard } from "./cards.ts";

const MINUTE = 60_000;

/**
 * Pays by card at the simulated gateway, as a browser does. @returns the address where the browser ends, and the payment's token
 */
async function payByCard(backend: BackendUnderTest, choice: Choice, number?: string) {
  const { pay_url, status_token } = await createdCard(backend);
  const fields = fieldsOf(await (await backend.app.request(pay_url)).text());
  const { app } = backend.cardGateway;
  const entered = await app.request(`${CARD_GATEWAY}${CARD_PATHS.entry}`, form(fields));
  await backend.cardGateway.decide(fields.RefNo ?? "", choice, number);
  await backend.cardGateway.idle();
  const page = await (await app.request(`${CARD_GATEWAY}${entered.headers.get("location")}`)).text();
  const brought = page.includes("data-return") ? fieldsOf(page) : undefined;
  const back = brought && (await backend.app.request("/api/card/response", form(brought)));
  return { status_token, back };
}

describe("the portal together with the card gateway", () => {
  test.each([
    ["approve", "paid"],
    ["browserFirst", "paid"],
    ["twice", "paid"],
    ["late", "paid"],
    ["decline", "failed"],
    ["cancel", "failed"],
    ["pending", "pending"],
  ] as const)("%s: the citizen returns to where the payment began, and it is %s", (choice, status) =>
    withBackend(async (backend) => {
      const { status_token, back } = await payByCard(backend, choice);
      expect(back?.status).toBe(303);
      expect(back?.headers.get("location")).toContain(`${PORTAL}/?lang=ms&kaunter-return=`);
      expect(await statusOf(backend, status_token)).toMatchObject({ status });
    }),
  );

  test.each([
    ["5105 1051 0510 5100", "49", "Mastercard"],
    ["6250 9410 0652 8599", "3", ""],
  ])("the card %s is settled as %s", (number, payment_method, bank_name) =>
    withBackend(async (backend) => {
      const { status_token } = await payByCard(backend, "approve", number);
      expect(await statusOf(backend, status_token)).toMatchObject({ payment_method, bank_name });
    }),
  );

  test.each([
    ["closed", "paid", "paid"],
    ["unheard", "in_progress", "paid"],
    ["silent", "in_progress", "in_progress"],
  ] as const)(
    "%s: the window stays at the gateway, the payment is %s, and it is %s after an enquiry",
    (choice, before, after) =>
      withBackend(async (backend) => {
        const { status_token, back } = await payByCard(backend, choice);
        expect(back).toBeUndefined();
        expect(await statusOf(backend, status_token)).toMatchObject({ status: before });
        backend.clock.pass(10 * MINUTE);
        await askRound(backend);
        expect(await statusOf(backend, status_token)).toMatchObject({ status: after });
      }),
  );

  test("after an unsigned error the gateway is asked at once, and the citizen gets an honest page meanwhile", () =>
    withBackend(async (backend) => {
      const { status_token, back } = await payByCard(backend, "error");
      expect(back?.status).toBe(400);
      expect(await back?.text()).toContain(`href="${PORTAL}/?lang=ms"`);
      expect(await statusOf(backend, status_token)).toMatchObject({
        status: "in_progress",
        history: [{ what: "begun" }, { what: "left" }, { what: "asked" }, { what: "unclear" }],
      });
    }));
});
