import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { FpxToken } from "../../../src/domain/paymentMethod.ts";
import { forgetAttempt } from "../../../src/payment/journal.ts";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { keepDraft } from "../../../src/stores/checkoutDraft.ts";
import { eventually } from "../eventually.ts";
import { backEnd, cartOf, show } from "./counter.tsx";
import { COMPOUND, fine } from "./samples.ts";

/** The banks, the limits and the terms, as FPX wants them shown (protocols 1.3 and 1.8). */

interface List {
  readonly result: readonly { readonly id: string; readonly online: boolean }[];
  readonly names: Readonly<Record<string, string>>;
  readonly as_of: string;
}

const AS_OF = "2026-11-21T02:00:00.000Z";

const PERSONS: List = {
  result: [
    { id: "NEW0001", online: true },
    { id: "MB2U0227", online: true },
    { id: "BOCM01", online: false },
  ],
  names: { MB2U0227: "Maybank2U", BOCM01: "Bank Of China", NEW0001: "NEW0001" },
  as_of: AS_OF,
};

const COMPANIES: List = {
  result: [
    { id: "BNP003", online: false },
    { id: "ABB0235", online: true },
  ],
  names: { ABB0235: "AFFINMAX", BNP003: "BNP Paribas" },
  as_of: AS_OF,
};

afterEach(forgetAttempt);

/** By name, those that cannot be chosen in brackets. */
const OF_PERSONS = ["[Bank Of China (Offline)]", "Maybank2U", "NEW0001"];
const OF_COMPANIES = ["AFFINMAX", "[BNP Paribas (Offline)]"];

const LISTS: Readonly<Record<FpxToken, List>> = { "01": PERSONS, "02": COMPANIES };

/** A counter with a list of banks for each kind of account, which tells what it was asked for; a bank may be chosen before. */
function counterWith({ bank = "" } = {}) {
  keepDraft({ name: "Siti", email: "siti@example.my", phone: "0123456789", method: "1", bank });
  const counter = backEnd({ C2600123: COMPOUND });
  const tokens: FpxToken[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const asked = new URL(new Request(input, init).url).searchParams.get("messageToken");
    if (asked !== "01" && asked !== "02") return network(input, init);
    tokens.push(asked);
    return Response.json(LISTS[asked]);
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return { counter, tokens };
}

function open({ counter }: ReturnType<typeof counterWith>) {
  const checkout = show(CheckoutScreen, counter);
  const { page } = checkout;
  const bank = () => page.querySelector<HTMLSelectElement>("select");
  return {
    ...checkout,
    hasChosen: (code: string) => eventually(() => expect(bank()?.value).toBe(code)),
    /** Settles once these stand in the list, those that cannot be chosen in brackets. */
    lists: (...banks: readonly string[]) =>
      eventually(() => {
        const options = [...(bank()?.options ?? [])].slice(1);
        expect(options.map(({ text, disabled }) => (disabled ? `[${text}]` : text))).toEqual(banks);
      }),
    chooseAccount: (method: "1" | "2") =>
      eventually(() => {
        const radio = page.querySelector<HTMLInputElement>(`input[type="radio"][value="${method}"]`);
        if (radio === null) throw new Error("no kinds of account are shown");
        radio.click();
      }),
    mayProceed: () =>
      [...page.querySelectorAll("button")].find(({ type }) => type === "submit")?.disabled === false,
  };
}

describe("'Show ALL buyer banks in a drop-down; blocked ones (B) stay visible marked \"Offline\" and cannot be chosen'", () => {
  test("each bank by its name, in the order of the names, one that nobody knows by its code", async () => {
    await cartOf(fine());
    const checkout = open(counterWith());
    await checkout.lists(...OF_PERSONS);
    await checkout.hasChosen("");
  });

  test("the list is asked anew at each display, and for each kind of account", async () => {
    await cartOf(fine());
    const counter = counterWith();
    const first = open(counter);
    await first.lists(...OF_PERSONS);
    first.close();
    const second = open(counter);
    await second.lists(...OF_PERSONS);
    await second.chooseAccount("2");
    await second.lists(...OF_COMPANIES);
    expect(counter.tokens).toEqual(["01", "01", "02"]);
  });

  test("a bank that was chosen and went offline is chosen no more", async () => {
    await cartOf(fine());
    const checkout = open(counterWith({ bank: "BOCM01" }));
    await checkout.lists(...OF_PERSONS);
    await checkout.hasChosen("");
  });

  test("a bank that was chosen is chosen no more when a company has no such bank", async () => {
    await cartOf(fine());
    const checkout = open(counterWith({ bank: "MB2U0227" }));
    await checkout.lists(...OF_PERSONS);
    await checkout.hasChosen("MB2U0227");
    await checkout.chooseAccount("2");
    await checkout.lists(...OF_COMPANIES);
    await checkout.hasChosen("");
  });
});

describe("'B2C RM 1.00 to RM 30,000.00; B2B RM 2.00 to RM 1,000,000.00', told before anyone is sent to the bank", () => {
  test.each([
    ["1", "0.99", "The total is below RM 1.00"],
    ["1", "1.00", undefined],
    ["1", "30000.00", undefined],
    ["1", "30000.01", "The total is above RM 30,000.00"],
    ["2", "1.99", "The total is below RM 2.00"],
    ["2", "2.00", undefined],
    ["2", "1000000.00", undefined],
    ["2", "1000000.01", "The total is above RM 1,000,000.00"],
  ] as const)("account %s, RM %s: %s", async (method, amount, told) => {
    await cartOf(fine({ amount }));
    const checkout = open(counterWith());
    await checkout.chooseAccount(method);
    await checkout.lists(...(method === "1" ? OF_PERSONS : OF_COMPANIES));
    await eventually(() => expect(checkout.mayProceed()).toBe(told === undefined));
    if (told === undefined) expect(checkout.page.innerText).not.toMatch(/The total is (below|above)/);
    else await checkout.says(told);
  });
});

test("who chooses a company's account is told that its approval may take up to 7 days, and nobody else is", async () => {
  await cartOf(fine());
  const checkout = open(counterWith());
  await checkout.lists(...OF_PERSONS);
  expect(checkout.page.innerText).not.toContain("A colleague");
  await checkout.chooseAccount("2");
  await checkout.says("A colleague may have to approve this payment.");
  expect(checkout.page.innerText).toContain("up to 7 days");
  await checkout.chooseAccount("1");
  await eventually(() => expect(checkout.page.innerText).not.toContain("A colleague"));
});

test("'Statement with link to FPX's terms, opened in a new window; clicking \"Proceed\" is acceptance'", async () => {
  await cartOf(fine());
  const checkout = open(counterWith());
  await checkout.says(`By clicking on the "Proceed" button, you hereby agree with FPX's Terms & Conditions`);
  const link = [...checkout.page.querySelectorAll("a")].find(({ textContent }) =>
    textContent?.includes("Terms"),
  );
  expect(link?.href).toBe("https://www.mepsfpx.com.my/FPXMain/termsAndConditions.jsp");
  expect(link?.target).toBe("_blank");
  expect(link?.relList.contains("noopener")).toBe(true);
  expect(link?.textContent).toContain("opens in a new window");
  expect(checkout.button("Proceed")).toBeDefined();
});
