import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { passesLuhn } from "../../src/domain/cardNumber.ts";
import type { Language } from "../../src/domain/language.ts";
import { sen } from "../../src/domain/money.ts";
import { cardFormPage } from "../../src/server/pages/cardFormPage.ts";

/** Rules 5.10 and 5.11: the card form, in the script of its own page. */

const NOW = new Date("2026-11-21T02:00:00Z");

const CARD = {
  code: "4111 1111 1111 1111",
  name: "SITI BINTI AHMAD",
  expired_month: "11",
  expired_year: "2026",
  bank: "maybank",
  ccv: "123",
} as const;

type Field = keyof typeof CARD;

let loaded = 0;

/** Draws the page as the server does, and runs its script. */
async function open(language: Language = "en") {
  const payment = {
    language,
    amount: sen(105_00),
    order_number: "K261121ABCDEFGHJK",
    services: [] as unknown[],
  };
  const page = await cardFormPage(
    // The page reads only these fields of a payment.
    payment as Parameters<typeof cardFormPage>[0],
    { origin: "https://gateway.example", path: "/direct", fields: { RefNo: payment.order_number } },
    { portal: "https://portal.example", link: "https://portal.example/#/requery", now: NOW },
  );
  const { body } = new DOMParser().parseFromString(String(page), "text/html");
  document.body.replaceChildren(...body.childNodes);
  loaded += 1;
  await import(/* @vite-ignore */ `../../src/server/pages/card.js?${loaded}`);
}

const field = (name: Field) => document.querySelector<HTMLInputElement>(`#${name}`) as HTMLInputElement;
const problem = (name: Field) => document.querySelector(`#${name}-problem`) as HTMLElement;
const problems = () => document.querySelector("#problems") as HTMLElement;
const button = () => document.querySelector("button") as HTMLButtonElement;

function type(changes: Partial<Record<Field, string>> = {}): void {
  for (const [name, value] of Object.entries({ ...CARD, ...changes })) field(name as Field).value = value;
}

/** @returns whether the form was sent to the gateway */
function submit(): boolean {
  let went = false;
  const judge = (event: Event) => {
    went = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("submit", judge);
  button().disabled = false;
  button().click();
  removeEventListener("submit", judge);
  return went;
}

beforeEach(() => open());

describe("each field is required, and the error is shown at the field and in the summary (rules 5.10, 5.25)", () => {
  test.each([
    ["code", "Card number is required."],
    ["name", "Name on the card is required."],
    ["expired_month", "Expiry month is required."],
    ["expired_year", "Expiry year is required."],
    ["bank", "Bank that issued the card is required."],
    ["ccv", "Security code (CCV) is required."],
  ] as const)("%s", (name, said) => {
    type({ [name]: name === "name" ? "   " : "" });
    expect(submit()).toBe(false);
    expect(problem(name).textContent).toBe(said);
    expect(problem(name).hidden).toBe(false);
    expect(field(name).getAttribute("aria-invalid")).toBe("true");
    expect(field(name).getAttribute("aria-describedby")).toContain(`${name}-problem`);
    expect(problems().innerText).toContain(said);
    expect(document.activeElement).toBe(problems());
    problems().querySelector("a")?.click();
    expect(document.activeElement).toBe(field(name));
  });

  test("all at once, in the order of the fields", () => {
    expect(submit()).toBe(false);
    expect(problems().querySelectorAll("li")).toHaveLength(6);
    const order = [...document.querySelectorAll("input:not([type=hidden]), select")].map(({ id }) => id);
    const links = [...problems().querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(order.map((id) => `#${id}`));
  });
});

test("a valid card goes to the gateway once, and its number has no spaces or dashes", () => {
  type({ code: "4111-1111 1111-1111" });
  expect(submit()).toBe(true);
  expect(field("code").value).toBe("4111111111111111");
  expect(problems().hidden).toBe(true);
  expect(button().disabled).toBe(true);
});

test.each(["4111 1111 1111 1112", "411111111111", "4111x11111111111", "41111111111111111111"])(
  "the number check refuses %s with 'Invalid Code'",
  (code) => {
    type({ code });
    expect(submit()).toBe(false);
    expect(problem("code").textContent).toMatch(/^Invalid Code/);
    expect(field("code").value).toBe(code);
  },
);

test("the form checks a card number in the same way as the domain", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{13,19}$/), (code) => {
      type({ code });
      expect(submit()).toBe(passesLuhn(code));
    }),
    { numRuns: 200 },
  );
});

test.each(["12", "12345", "12a"])("a security code has 3 or 4 digits, so %s is refused", (ccv) => {
  type({ ccv });
  expect(submit()).toBe(false);
  expect(problem("ccv").hidden).toBe(false);
});

test("a card is valid until the end of this month in Malaysia, and not in an earlier month", () => {
  type({ expired_month: "10" });
  expect(submit()).toBe(false);
  expect(problem("expired_month").textContent).toBe("This card has expired.");
  type({ expired_month: "1", expired_year: "2027" });
  expect(submit()).toBe(true);
});

test("a wrong field is checked again while the citizen types", () => {
  type({ ccv: "" });
  submit();
  field("ccv").value = "123";
  field("ccv").dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect(problem("ccv").hidden).toBe(true);
  expect(field("ccv").hasAttribute("aria-invalid")).toBe(false);
});

test("a page from the browser's cache contains no card", () => {
  type();
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  for (const name of Object.keys(CARD)) expect(field(name as Field).value).toBe("");
});

test.each([
  ["ms", "Nombor kad tidak sah. Sila semak nombor itu."],
  ["zh", "卡号无效。请检查卡号。"],
] as const)("errors are shown in %s", async (language, said) => {
  await open(language);
  type({ code: "4111 1111 1111 1112" });
  submit();
  expect(problem("code").textContent).toBe(said);
});
