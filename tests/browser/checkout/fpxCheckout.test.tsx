import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { FpxToken } from "../../../src/domain/payments/paymentMethod.ts";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { PAY_SCREENS } from "../../../src/screens/checkout/payScreens.tsx";
import { keepCheckout, useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { COMPOUND, fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, show, type Wire } from "../fakeServer.tsx";
import { given, PAYER } from "./given.ts";

/** The list of banks and the limits, as FPX requires them (docs/protocols.md, FPX). */

interface List {
  readonly result: readonly { readonly id: string; readonly online: boolean }[];
  readonly names: Readonly<Record<string, string>>;
  readonly logos?: readonly string[];
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

afterEach(clearAttempt);

/** In order of their names. Banks that cannot be chosen are in brackets. */
const OF_PERSONS = ["[Bank Of China (Offline)]", "Maybank2U", "NEW0001"];
const OF_COMPANIES = ["AFFINMAX", "[BNP Paribas (Offline)]"];

const LISTS: Readonly<Record<FpxToken, List>> = { "01": PERSONS, "02": COMPANIES };

/** The portal's answer for an account type: a list, or no answer. */
type Lists = Readonly<Record<FpxToken, List | "lost">>;

/** A back end with a list of banks for each account type. It records the requests. */
function serverWith(lists: () => Lists = () => LISTS, cards = false, logo: Wire = refused(404, "missing")) {
  const server = fakeServer({ C2600123: COMPOUND, "api/fpx/banks/logo": logo }, () => ({ cards }));
  const tokens: FpxToken[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // A copy of the request would use up its body.
    const asked = new URL(input instanceof Request ? input.url : input).searchParams.get("messageToken");
    if (asked !== "01" && asked !== "02") return network(input, init);
    tokens.push(asked);
    const list = lists()[asked];
    if (list === "lost") throw new TypeError("the network is gone");
    return Response.json(list);
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return { server, tokens };
}

function open({ server }: ReturnType<typeof serverWith>) {
  const step = show(PAY_SCREENS.fpx_checkout, server);
  const { page } = step;
  const bank = () => page.querySelector<HTMLSelectElement>("select");
  return {
    ...step,
    hasChosen: (code: string) => eventually(() => expect(bank()?.value).toBe(code)),
    choose: (code: string) => {
      const select = bank();
      if (select === null) throw new Error("no banks are shown");
      select.value = code;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
    /** Resolves when these banks are in the list. Those that cannot be chosen are in brackets. */
    lists: (...banks: readonly string[]) =>
      eventually(() => {
        const options = [...(bank()?.options ?? [])].slice(1);
        expect(options.map(({ text, disabled }) => (disabled ? `[${text}]` : text))).toEqual(banks);
      }),
    mayGoOn: () => page.querySelector("button[type=submit]")?.getAttribute("aria-disabled") === null,
    focused: () => page.ownerDocument.activeElement === bank(),
  };
}

const chosen = () => useCheckoutDraft.getState().banks;

describe("'Show ALL buyer banks in a drop-down; blocked ones (B) stay visible marked \"Offline\" and cannot be chosen'", () => {
  test("each bank is shown by its name, in the order of the names, and an unknown bank by its code", async () => {
    await cartOf(fine());
    given({ bank: "" });
    const step = open(serverWith());
    await step.lists(...OF_PERSONS);
    await step.hasChosen("");
  });

  test("the list is fetched again each time it is shown, and for each account type", async () => {
    await cartOf(fine());
    const server = serverWith();
    given({ bank: "" });
    const first = open(server);
    await first.lists(...OF_PERSONS);
    first.close();
    const second = open(server);
    await second.lists(...OF_PERSONS);
    second.close();
    given({ method: "2", bank: "" });
    const third = open(server);
    await third.lists(...OF_COMPANIES);
    expect(server.tokens).toEqual(["01", "01", "02"]);
  });

  test("a chosen bank that goes offline is no longer chosen", async () => {
    await cartOf(fine());
    given({ bank: "BOCM01" });
    const step = open(serverWith());
    await step.lists(...OF_PERSONS);
    await step.hasChosen("");
    await eventually(() => expect(chosen()["1"]).toBe(""));
  });

  test("the bank chosen for an individual's account is not used for a company's, and stays for the individual's", async () => {
    await cartOf(fine());
    given({ method: "1", bank: "MB2U0227" });
    keepCheckout({ ...PAYER, method: "2" });
    const server = serverWith();
    const company = open(server);
    await company.lists(...OF_COMPANIES);
    await company.hasChosen("");
    company.close();
    keepCheckout({ ...PAYER, method: "1" });
    const person = open(server);
    await person.lists(...OF_PERSONS);
    await person.hasChosen("MB2U0227");
  });
});

describe("the bank is chosen", () => {
  test("a usual bank is one press away, and the list shows the same choice", async () => {
    await cartOf(fine());
    given({ bank: "" });
    const step = open(serverWith());
    await step.lists(...OF_PERSONS);
    await step.press("Maybank2U");
    await step.hasChosen("MB2U0227");
    await eventually(() => expect(chosen()["1"]).toBe("MB2U0227"));
    await eventually(() => expect(step.button("Maybank2U")?.getAttribute("aria-pressed")).toBe("true"));
    // An offline bank is no shortcut, and neither is a bank that few citizens use.
    expect(step.button("Bank Of China")).toBeUndefined();
  });

  const WITH_LOGO: Lists = { "01": { ...PERSONS, logos: ["MB2U0227"] }, "02": COMPANIES };
  /** A grey square of one pixel. */
  const PNG =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";
  const markOf = (button: HTMLElement | undefined) => ({
    hasLogo: button?.querySelector("canvas")?.hidden === false,
    initials: button?.querySelector("strong")?.textContent,
  });

  test("a usual bank has the logo that the deployment supplies, and is named once to screen readers", async () => {
    await cartOf(fine());
    given({ bank: "" });
    const picture = await (await fetch(PNG)).blob();
    const step = open(
      serverWith(() => WITH_LOGO, false, new Response(picture, { headers: { "Content-Type": "image/png" } })),
    );
    await step.lists(...OF_PERSONS);
    const bank = () => step.button("Maybank2U");
    await eventually(() => expect(markOf(bank())).toEqual({ hasLogo: true, initials: undefined }));
    expect(bank()?.querySelector("canvas")?.closest("[aria-hidden=true]")).not.toBeNull();
  });

  test.each([
    ["cannot be read", "lost"],
    ["is no picture", new Response("<svg/>", { headers: { "Content-Type": "image/png" } })],
  ] as const)("a bank whose logo %s has its initials", async (_what, logo) => {
    await cartOf(fine());
    given({ bank: "" });
    const counting = serverWith(() => WITH_LOGO, false, logo);
    const step = open(counting);
    const { asked, answered } = counting.server;
    await eventually(() => {
      expect(asked.map(({ path }) => path)).toContain("api/fpx/banks/logo");
      expect(answered()).toBe(asked.length);
    });
    await eventually(() =>
      expect(markOf(step.button("Maybank2U"))).toEqual({ hasLogo: false, initials: "M" }),
    );
  });

  test("a company's bank in the list for persons stands apart, below the others", async () => {
    await cartOf(fine());
    given({ bank: "" });
    const list: List = {
      ...PERSONS,
      result: [{ id: "MBB0228", online: true }, ...PERSONS.result],
      names: { ...PERSONS.names, MBB0228: "Maybank2E" },
    };
    const step = open(serverWith(() => ({ "01": list, "02": COMPANIES })));
    await step.lists(...OF_PERSONS, "Maybank2E");
    const groups = [...step.page.querySelectorAll("optgroup")].map(({ label }) => label);
    expect(groups).toEqual(["Personal account", "Company account"]);
  });

  test("the choice is stored at once and repeated before the payment (rule 2.8)", async () => {
    await cartOf(fine());
    given({ bank: "" });
    const step = open(serverWith());
    await step.lists(...OF_PERSONS);
    step.choose("MB2U0227");
    await eventually(() => expect(chosen()).toEqual({ "1": "MB2U0227", "2": "" }));
    await step.says(/Bank\s+Change\s+\(Bank\)\s+Maybank2U/);
  });

  test("without a choice nothing is paid: the field shows an error, and the summary takes the focus", async () => {
    await cartOf(fine());
    given({ bank: "" });
    const step = open(serverWith());
    await step.lists(...OF_PERSONS);
    await step.press("Proceed");
    await step.says("Bank is required.");
    await eventually(() => expect(document.activeElement?.textContent).toContain("Bank is required."));
    expect(step.left).toEqual([]);
  });

  test("a list that cannot be read keeps the choice, and is fetched again on a press", async () => {
    await cartOf(fine());
    given({ bank: "MB2U0227" });
    let answers: Lists = { "01": "lost", "02": "lost" };
    const step = open(serverWith(() => answers));
    await step.says("We cannot reach the server.");
    await step.hasChosen("MB2U0227");
    await step.says("Maybank2U");
    answers = LISTS;
    await step.press("Try again");
    await step.lists(...OF_PERSONS);
    await step.hasChosen("MB2U0227");
    expect(step.focused()).toBe(true);
  });
});

describe("'B2C RM 1.00 to RM 30,000.00; B2B RM 2.00 to RM 1,000,000.00', shown before the citizen leaves for the bank", () => {
  test.each([
    ["1", "0.99", "The total is below RM 1.00"],
    ["1", "1.00", undefined],
    ["1", "30000.00", undefined],
    ["1", "30000.01", "The total is above RM 30,000.00"],
    ["2", "1.99", "The total is below RM 2.00"],
    ["2", "2.00", undefined],
    ["2", "1000000.00", undefined],
    ["2", "1000000.01", "The total is above RM 1,000,000.00"],
  ] as const)("account %s, RM %s: %s", async (method, amount, warning) => {
    await cartOf(fine({ amount }));
    given({ method, bank: "" });
    const step = open(serverWith());
    await step.lists(...(method === "1" ? OF_PERSONS : OF_COMPANIES));
    await step.says(method === "1" ? "From RM 1.00 to RM 30,000.00" : "From RM 2.00 to RM 1,000,000.00");
    await eventually(() => expect(step.mayGoOn()).toBe(warning === undefined));
    if (warning === undefined) expect(step.page.innerText).not.toMatch(/The total is (below|above)/);
    else await step.says(warning);
  });
});

test("only a citizen who pays from a company's account reads that approval may take up to 7 days", async () => {
  await cartOf(fine());
  const server = serverWith();
  given({ method: "1", bank: "" });
  const person = open(server);
  await person.lists(...OF_PERSONS);
  expect(person.page.innerText).not.toContain("A colleague");
  person.close();
  given({ method: "2", bank: "" });
  const company = open(server);
  await company.says("A colleague may have to approve this payment.");
  expect(company.page.innerText).toContain("up to 7 days");
});

test("who pays by card is asked for no bank, and no list of banks is fetched", async () => {
  await cartOf(fine());
  given({ method: "3" });
  const server = serverWith(undefined, true);
  const step = open(server);
  await step.says("Check and confirm");
  expect(step.page.querySelector("select")).toBeNull();
  expect(server.tokens).toEqual([]);
});

test("another kind of account has its own list and keeps the bank chosen for each", async () => {
  await cartOf(fine());
  given({ bank: "MB2U0227" });
  const step = open(serverWith());
  await step.lists(...OF_PERSONS);
  step.page.querySelector<HTMLInputElement>('input[name="method"][value="2"]')?.click();
  await step.lists(...OF_COMPANIES);
  await step.hasChosen("");
  step.choose("ABB0235");
  step.page.querySelector<HTMLInputElement>('input[name="method"][value="1"]')?.click();
  await step.lists(...OF_PERSONS);
  await step.hasChosen("MB2U0227");
  expect(chosen()).toEqual({ "1": "MB2U0227", "2": "ABB0235" });
});
