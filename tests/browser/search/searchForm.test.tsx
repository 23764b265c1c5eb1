import { expect, test } from "vitest";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { COMPOUND } from "../cart/samples.ts";
import { drawn, eventually } from "../eventually.ts";
import { cartOf, fakeServer, show, type Wire } from "../fakeServer.tsx";

/** The search's form: errors of the number, and keeping what was typed. */

const NOTHING = { assessments: { rows: [] }, market: { rows: [] } };

async function searchForm(answers: Readonly<Record<string, Wire>> = NOTHING) {
  // Removes the last payment of another test, which would be checked as well.
  clearAttempt();
  await cartOf();
  const server = fakeServer(answers);
  const shown = show(SearchScreen, server);
  await shown.says("Assessment account no.");
  const number = shown.page.querySelector<HTMLInputElement>("input[name=number]")!;
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(number, text);
    number.dispatchEvent(new Event("input", { bubbles: true }));
  };
  /** The error that a screen reader reads at the field, or undefined. */
  const wrong = () =>
    number.ariaInvalid === "true"
      ? (number.ariaDescribedByElements ?? []).map((element) => element.textContent).join(" ")
      : undefined;
  const choose = (charge: string) =>
    shown.page.querySelector<HTMLInputElement>(`input[name=charge][value=${charge}]`)?.click();
  const council = shown.page.querySelector<HTMLSelectElement>("select[name=council]")!;
  const chooseCouncil = (code: string) => {
    council.focus();
    council.value = code;
    council.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { ...shown, server, number, type, wrong, choose, council, chooseCouncil };
}

test("a missing or overlong number shows an error at its field, which takes the focus, and nothing is sent", async () => {
  const { press, number, type, wrong, server } = await searchForm();
  await press("Search");
  await eventually(() => expect(wrong()).toMatch(/is required/));
  expect(document.activeElement).toBe(number);
  type("7".repeat(201));
  await eventually(() => expect(wrong()).toMatch(/200/));
  type("7");
  await eventually(() => expect(wrong()).toBeUndefined());
  expect(server.asked).toEqual([]);
});

test("a charge type chosen as soon as the form appears stays chosen", async () => {
  clearAttempt();
  await cartOf();
  const { page } = show(SearchScreen, fakeServer(NOTHING));
  const chosen = await new Promise<boolean>((resolve) => {
    const arrival = new MutationObserver(() => {
      const radio = page.querySelector<HTMLInputElement>("input[value=parking]");
      if (radio === null) return;
      arrival.disconnect();
      radio.click();
      resolve(radio.checked);
    });
    arrival.observe(page, { childList: true, subtree: true });
  });
  expect(chosen).toBe(true);
});

test("typing shows no error before the form is sent", async () => {
  const { type, wrong, number } = await searchForm();
  type("7");
  type("");
  await eventually(() => expect(number.value).toBe(""));
  expect(wrong()).toBeUndefined();
});

test("a number that was not found stays in the field, and its error disappears once it is changed", async () => {
  const { press, number, type, wrong } = await searchForm();
  type(" 11-22 ");
  await press("Search");
  await eventually(() => expect(wrong()).toMatch(/Not Found!/));
  expect(document.activeElement).toBe(number);
  expect(number.value).toBe(" 11-22 ");
  type(" 11-23 ");
  await eventually(() => expect(wrong()).toBeUndefined());
});

test("another charge type or council keeps the number and removes the error about the earlier one", async () => {
  const { page, press, type, wrong, choose, chooseCouncil, server } = await searchForm();
  const typed = () => page.querySelector<HTMLInputElement>("input[name=number]")?.value;
  type("301-9");
  await press("Search");
  await eventually(() => expect(wrong()).toMatch(/Not Found!/));
  choose("market");
  await eventually(() => expect(wrong()).toBeUndefined());
  expect(typed()).toBe("301-9");
  await press("Search");
  await eventually(() => expect(wrong()).toMatch(/Not Found!/));
  chooseCouncil("dbkk");
  await eventually(() => expect(wrong()).toBeUndefined());
  expect(typed()).toBe("301-9");
  await press("Search");
  await eventually(() => expect(server.asked).toHaveLength(3));
  expect(server.asked.map(({ body }) => [body.council, body.payment_type])).toEqual([
    ["mpt", "assessment"],
    ["mpt", "market"],
    ["dbkk", "market"],
  ]);
});

test.each([
  // A single row is read at once.
  ["a bill", { rows: [COMPOUND] }, 2],
  ["nothing", { rows: [] }, 1],
])(
  "%s that arrives after another council was chosen is not shown there, and takes no focus",
  async (_what, found, calls) => {
    const { promise: late, resolve: answer } = Promise.withResolvers<object>();
    const { page, press, type, wrong, choose, council, chooseCouncil, server } = await searchForm({
      compounds: late,
      C2600123: COMPOUND,
    });
    choose("compound");
    type("C2600123");
    await press("Search");
    await eventually(() => expect(server.asked).toHaveLength(1));
    chooseCouncil("dbkk");
    answer(found);
    await eventually(() => expect(server.answered()).toBe(calls));
    await drawn();
    expect(wrong()).toBeUndefined();
    expect(page.innerText).not.toContain("Lim Ah Kau");
    expect(document.activeElement).toBe(council);
  },
);
