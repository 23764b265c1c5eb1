import { afterEach, expect, test } from "vitest";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { DEVICE } from "../../../src/shell/deviceKeeper.ts";
import { keepCheckout, useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { fine, stay } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, show, type Wire } from "../fakeServer.tsx";
import { given, NOBODY, PAYER } from "./given.ts";

/** The payer and the payment method: stored at once, and checked before the next step. */

const PAY_URL = "https://portal.example/pay/handle";

const CREATED = {
  _id: "0643d5f1a2b3c4d5e6f708192a3b4c5d",
  payment_datetime: "2026-11-21T02:03:04.000Z",
  status: "in_progress",
  status_token: "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWw",
  pay_url: PAY_URL,
};

afterEach(clearAttempt);

async function open(configuration: Wire = {}) {
  const step = show(
    CheckoutScreen,
    fakeServer({ createPayment: CREATED }, () => configuration),
  );
  await step.says("Who is paying");
  const field = (name: keyof typeof PAYER | "method", value = "") =>
    step.page.querySelector<HTMLInputElement>(`input[name="${name}"]${value && `[value="${value}"]`}`);
  const type = (name: keyof typeof PAYER, text: string) => {
    const input = field(name);
    if (input === null) throw new Error(`no field is called ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const typed = () =>
    Object.fromEntries((["name", "email", "phone"] as const).map((name) => [name, field(name)?.value]));
  return { ...step, field, type, typed };
}

test("everything typed is stored at once and is there again, whatever way the citizen leaves", async () => {
  await cartOf(fine());
  given({ payer: NOBODY, bank: "" });
  const first = await open();
  first.type("name", "Siti");
  first.type("email", "not yet an addr");
  first.field("method", "2")?.click();
  await eventually(() =>
    expect(useCheckoutDraft.getState().checkout).toEqual({
      name: "Siti",
      email: "not yet an addr",
      phone: "",
      method: "2",
    }),
  );
  first.close();
  const again = await open();
  expect(again.typed()).toEqual({ name: "Siti", email: "not yet an addr", phone: "" });
  expect(again.field("method", "2")?.checked).toBe(true);
});

test("the way to the bank opens once everything is valid, and until then the page names each error", async () => {
  await cartOf(fine());
  given({ payer: { ...PAYER, email: "siti@", phone: "" } });
  const step = await open();
  await step.press("Proceed");
  await step.says("The email address must be a valid email.");
  await step.says("Phone no. is required.");
  expect(step.left).toEqual([]);
  step.type("email", PAYER.email);
  step.type("phone", PAYER.phone);
  await step.press("Proceed");
  await eventually(() => expect(step.left).toEqual([PAY_URL]));
});

test("a total outside the limits of the account type is shown before anything else is asked", async () => {
  await cartOf(fine({ amount: "1.50" }));
  given({ bank: "" });
  const step = await open();
  expect(step.page.innerText).not.toContain("The total is below");
  step.field("method", "2")?.click();
  await step.says("The total is below RM 2.00");
  expect(step.page.querySelector("button[type=submit]")?.getAttribute("aria-disabled")).toBe("true");
  step.field("method", "1")?.click();
  await eventually(() => expect(step.page.innerText).not.toContain("The total is below"));
});

test("a card is offered when the configuration allows it, and needs no bank", async () => {
  await cartOf(fine());
  given({ bank: "" });
  const step = await open({ cards: true });
  await step.says("Credit or debit card");
  step.field("method", "3")?.click();
  await step.press("Proceed");
  await eventually(() => expect(step.left).toEqual([PAY_URL]));
});

test.each([
  ["says that none are taken", { cards: false }],
  ["cannot be read", refused(503, "unavailable")],
])("no card is offered where the configuration %s", async (_why, configuration) => {
  await cartOf(fine());
  given({ bank: "" });
  const step = await open(configuration);
  await eventually(() => expect(step.page.querySelectorAll("[aria-hidden=true] > div")).toHaveLength(0));
  expect(step.field("method", "1")).not.toBeNull();
  expect(step.field("method", "3")).toBeNull();
});

test.each([
  ["says that none are taken", { cards: false }],
  ["cannot be read", refused(503, "unavailable")],
])(
  "a remembered card gives way to the default method where the configuration %s",
  async (_why, configuration) => {
    await cartOf(fine());
    given({ method: "3" });
    const step = await open(configuration);
    await eventually(() => expect(step.field("method", "1")?.checked).toBe(true));
    expect(useCheckoutDraft.getState().checkout).toEqual({ ...PAYER, method: "1" });
    await step.press("Proceed");
    await step.says("Bank is required.");
    expect(step.left).toEqual([]);
  },
);

test("a remembered card stays chosen where cards are taken", async () => {
  await cartOf(fine());
  given({ method: "3" });
  const step = await open({ cards: true });
  await eventually(() => expect(step.field("method", "3")?.checked).toBe(true));
});

test("the limits of bank accounts do not apply to cards", async () => {
  await cartOf(fine({ amount: "0.50" }));
  given({ bank: "" });
  const step = await open({ cards: true });
  await step.says("The total is below RM 1.00");
  await step.says("Credit or debit card");
  step.field("method", "3")?.click();
  await eventually(() => expect(step.page.innerText).not.toContain("The total is below"));
  expect(step.page.querySelector("button[type=submit]")?.getAttribute("aria-disabled")).toBeNull();
});

test("every field refuses a card's number with an explanation", async () => {
  await cartOf(fine());
  given({ payer: { name: "4111 1111 1111 1111", email: PAYER.email, phone: "5555555555554444" }, bank: "" });
  const step = await open();
  await step.press("Proceed");
  await eventually(() =>
    expect(step.page.innerText.split("This looks like a card number. Never type it here.")).toHaveLength(5),
  );
  expect(step.left).toEqual([]);
});

test("data filled in from elsewhere appear in the open form, and an error that they correct disappears", async () => {
  await cartOf(fine());
  given({ payer: { ...NOBODY, name: "Siti" }, bank: "" });
  const step = await open();
  await step.press("Proceed");
  await step.says("Phone no. is required.");
  keepCheckout({ ...PAYER, method: "1" });
  await eventually(() => expect(step.typed()).toEqual(PAYER));
  await eventually(() => expect(step.page.innerText).not.toContain("Phone no. is required."));
  expect(useCheckoutDraft.getState().checkout).toEqual({ ...PAYER, method: "1" });
});

test("only a citizen who asks for it on the portal is remembered on the device, and no longer when they take the tick away", async () => {
  await cartOf(fine());
  given();
  const kept: unknown[] = [];
  const device = {
    ...DEVICE,
    payer: () => undefined,
    rememberPayer: (payer: unknown) => void kept.push(payer),
    forgetPayer: () => void kept.push("forgotten"),
  };
  const step = show(CheckoutScreen, fakeServer({ createPayment: CREATED }), { device });
  await step.says("Remember me on this device");
  await step.press("Proceed");
  await eventually(() => expect(step.left).toEqual([PAY_URL]));
  expect(kept).toEqual([]);
  const tick = step.page.querySelector<HTMLInputElement>("input[type=checkbox]:not([name])");
  tick?.click();
  tick?.click();
  await eventually(() => expect(kept).toEqual(["forgotten"]));
});

test("a council's page does not offer to remember anybody", async () => {
  await cartOf(fine());
  given();
  const step = await open();
  expect(step.page.innerText).not.toContain("Remember me");
});

test("a citizen who gave name, e-mail and phone in a charge's form is not asked again, and may change them", async () => {
  await cartOf(fine(), stay());
  given({ payer: NOBODY });
  const step = await open();
  const asked = { name: "Siti binti Ahmad", email: "siti@example.my", phone: "0123456789" };
  await eventually(() => expect(step.typed()).toEqual(asked));
  step.type("name", "Ahmad bin Ali");
  await step.press("Proceed");
  await eventually(() => expect(step.left).toEqual([PAY_URL]));
  expect(useCheckoutDraft.getState().checkout).toMatchObject({ ...asked, name: "Ahmad bin Ali" });
  step.close();
  expect((await open()).typed()).toEqual({ ...asked, name: "Ahmad bin Ali" });
});
