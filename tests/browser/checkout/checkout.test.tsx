import { expect, test } from "vitest";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { keepCheckout, useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { backEnd, cartOf, refused, show, type Wire } from "../cart/counter.tsx";
import { fine, stay } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { given, NOBODY, PAYER } from "./given.ts";

/** The payer and the payment method: stored at once, and checked before the next step. */

async function open(configuration: Wire = {}) {
  const step = show(
    CheckoutScreen,
    backEnd({}, () => configuration),
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

test("the next step opens once everything is valid, and until then the page names each error", async () => {
  await cartOf(fine());
  given({ payer: { ...PAYER, email: "siti@", phone: "" }, bank: "" });
  const step = await open();
  await step.press("Continue");
  await step.says("The email address must be a valid email.");
  await step.says("Phone no. is required.");
  expect(step.went).toEqual([]);
  step.type("email", PAYER.email);
  step.type("phone", PAYER.phone);
  await step.press("Continue");
  await eventually(() => expect(step.went).toEqual([{ screen: "fpx_checkout" }]));
});

test("a total outside the limits of the account type is shown before anything else is asked", async () => {
  await cartOf(fine({ amount: "1.50" }));
  given({ bank: "" });
  const step = await open();
  expect(step.page.innerText).not.toContain("The total is below");
  step.field("method", "2")?.click();
  await step.says("The total is below RM 2.00");
  expect(step.page.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(true);
  step.field("method", "1")?.click();
  await eventually(() => expect(step.page.innerText).not.toContain("The total is below"));
});

test("a card is offered when the configuration allows it, and skips the bank step", async () => {
  await cartOf(fine());
  given({ bank: "" });
  const step = await open({ cards: true });
  await step.says("Credit or debit card");
  step.field("method", "3")?.click();
  await step.says("Step 1 of 2");
  await step.press("Continue");
  await eventually(() => expect(step.went).toEqual([{ screen: "confirmation" }]));
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

test("the limits of bank accounts do not apply to cards", async () => {
  await cartOf(fine({ amount: "0.50" }));
  given({ bank: "" });
  const step = await open({ cards: true });
  await step.says("The total is below RM 1.00");
  await step.says("Credit or debit card");
  step.field("method", "3")?.click();
  await eventually(() => expect(step.page.innerText).not.toContain("The total is below"));
  expect(step.page.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(false);
});

test("every field refuses a card's number with an explanation", async () => {
  await cartOf(fine());
  given({ payer: { name: "4111 1111 1111 1111", email: PAYER.email, phone: "5555555555554444" }, bank: "" });
  const step = await open();
  await step.press("Continue");
  await eventually(() =>
    expect(step.page.innerText.split("This looks like a card number. Never type it here.")).toHaveLength(5),
  );
  expect(step.went).toEqual([]);
});

test("data filled in from elsewhere appear in the open form, and an error that they correct disappears", async () => {
  await cartOf(fine());
  given({ payer: { ...NOBODY, name: "Siti" }, bank: "" });
  const step = await open();
  await step.press("Continue");
  await step.says("Phone no. is required.");
  keepCheckout({ ...PAYER, method: "1" });
  await eventually(() => expect(step.typed()).toEqual(PAYER));
  await eventually(() => expect(step.page.innerText).not.toContain("Phone no. is required."));
  expect(useCheckoutDraft.getState().checkout).toEqual({ ...PAYER, method: "1" });
});

test("a citizen who gave name, e-mail and phone in a charge's form is not asked again, and may change them", async () => {
  await cartOf(fine(), stay());
  given({ payer: NOBODY, bank: "" });
  const step = await open();
  const asked = { name: "Siti binti Ahmad", email: "siti@example.my", phone: "0123456789" };
  await eventually(() => expect(step.typed()).toEqual(asked));
  step.type("name", "Ahmad bin Ali");
  await step.press("Continue");
  await eventually(() => expect(step.went).toEqual([{ screen: "fpx_checkout" }]));
  expect(useCheckoutDraft.getState().checkout).toMatchObject({ ...asked, name: "Ahmad bin Ali" });
  step.close();
  expect((await open()).typed()).toEqual({ ...asked, name: "Ahmad bin Ali" });
});
