import { expect, onTestFinished, test } from "vitest";
import { text } from "../unit/i18n/allTexts.ts";
import { fails, failureOf, showsFallback } from "./elementQueries.ts";
import { type Answers, answerAs, openHostPage } from "./hostPage.ts";
import { given, press } from "./probes/place.ts";

/** `mode="test"`: the element works on the test portal that its portal names, and says so. Each page is loaded anew. */

const LIVE = "https://live.example";
const TEST = "https://test.example";
const TITLE = text("en", "testMode.title");

/** The live portal names a test portal, and that one says that it is one. */
const CONFIGURED: Answers = { [LIVE]: { test_portal: TEST }, [TEST]: { is_test: true } };

/** Opens a page with the tags, in a tab whose storage is empty afterwards. */
async function open(tags: string, answers = CONFIGURED) {
  const page = openHostPage(tags.replaceAll("<kaunter-probe", `<kaunter-probe lang="en" api="${LIVE}"`));
  onTestFinished(() => sessionStorage.clear());
  answerAs(page, answers);
  const errors: unknown[] = [];
  page.document.addEventListener("kaunter-error", ({ detail: { kind, code } }) => errors.push([kind, code]));
  await page.load("/tests/elements/probes/kaunter-probe.ts");
  const elements = [...page.document.querySelectorAll<HTMLElement>("kaunter-probe")];
  return { page, errors, elements, element: elements[0]! };
}

const portalOf = (element: Element) => given(element).portal;

const lineOf = (element: Element) => element.shadowRoot?.querySelector("[part=test-mode]")?.textContent;

/** The listed events, the last one first. */
const listed = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll("[part=event-log] li") ?? [])].map((line) => line.textContent);

test("an element in test mode works on the test portal that its portal names, below a line that says so", async () => {
  const { element, errors } = await open('<kaunter-probe mode="test"></kaunter-probe>');
  await expect.poll(() => portalOf(element)).toBe(TEST);
  expect(lineOf(element)).toContain(TITLE);
  const { shadowRoot } = element;
  const line = shadowRoot!.querySelector("[part=test-mode]")!;
  const screen = shadowRoot!.querySelector("pre")!;
  expect(line.compareDocumentPosition(screen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(errors).toEqual([]);
});

test.each(["ms", "en", "zh"] as const)("the line is in the language of the element: %s", async (language) => {
  const { element } = await open('<kaunter-probe mode="test"></kaunter-probe>');
  element.lang = language;
  await expect.poll(() => lineOf(element)).toContain(text(language, "testMode.title"));
});

test("a demonstration is its own test portal", async () => {
  const { element } = await open('<kaunter-probe mode="test"></kaunter-probe>', {
    [LIVE]: { is_test: true },
  });
  await expect.poll(() => portalOf(element)).toBe(LIVE);
});

test.each<[string, Answers]>([
  ["the portal names no test portal", { [LIVE]: { test_portal: null, is_test: false } }],
  [
    "the named portal does not say that its gateways are simulated, so it may take money",
    { [LIVE]: { test_portal: TEST }, [TEST]: { is_test: false } },
  ],
])(
  "an element in test mode promises no pretended payment and leads to no live counter when %s",
  async (_why, answers) => {
    const { element, errors } = await open('<kaunter-probe mode="test"></kaunter-probe>', answers);
    await fails(element);
    expect(failureOf(element)).toBe(text("en", "elements.configuration"));
    expect(element.shadowRoot!.querySelector("[part=test-mode]")).toBeNull();
    expect(element.shadowRoot!.querySelector("a")).toBeNull();
    expect(showsFallback(element)).toBe(false);
    await expect.poll(() => errors).toEqual([["configuration", "mode"]]);
    expect(given(element)).toEqual({});
  },
);

test("an element in test mode says when a portal does not answer, and works after the retry", async () => {
  const { page, element, errors } = await open('<kaunter-probe mode="test"></kaunter-probe>', {});
  await expect.poll(() => errors).toEqual([["unreachable", "unreachable"]]);
  answerAs(page, CONFIGURED);
  const retry = [...element.shadowRoot!.querySelectorAll("button")].find(
    ({ textContent }) => textContent === text("en", "common.retry"),
  );
  retry!.click();
  await expect.poll(() => portalOf(element)).toBe(TEST);
});

test("a test portal that does not know the site: the message names the test portal's own page", async () => {
  const page = openHostPage(`<kaunter-probe lang="en" api="${LIVE}" mode="test"></kaunter-probe>`);
  const messages: string[] = [];
  page.document.addEventListener("kaunter-error", ({ detail: { message } }) => messages.push(message));
  answerAs(page, { [LIVE]: { test_portal: TEST }, [`${TEST}/api/site`]: { known: false } });
  await page.load("/tests/elements/probes/kaunter-probe.ts");
  await expect.poll(() => messages).toEqual([expect.stringContaining(`The page is ${TEST}/#/embed.`)]);
});

test.each([
  ["live", "test"],
  ["test", "live"],
])("a page has one mode: after a %s element one with %s refuses to work", async (first, second) => {
  const { elements, errors } = await open(
    `<kaunter-probe mode="${first}"></kaunter-probe><kaunter-probe mode="${second}"></kaunter-probe>`,
  );
  await fails(elements[1]!);
  await expect.poll(() => portalOf(elements[0]!)).toBe(first === "test" ? TEST : LIVE);
  await expect.poll(() => errors).toEqual([["configuration", "mode"]]);
});

test("an element whose mode a script changes refuses to work until the page is loaded again", async () => {
  const { element, errors } = await open("<kaunter-probe></kaunter-probe>");
  await expect.poll(() => portalOf(element)).toBe(LIVE);
  element.setAttribute("mode", "test");
  await fails(element);
  await expect.poll(() => errors).toEqual([["configuration", "mode"]]);
});

test("the webmaster reads each event below the element as it is sent, with its details", async () => {
  const { element } = await open('<kaunter-probe mode="test"></kaunter-probe>');
  await expect.poll(() => portalOf(element)).toBe(TEST);
  expect(listed(element)).toEqual([]);
  press(element, "ready");
  press(element, "paid");
  press(element, "leave");
  await expect
    .poll(() => listed(element))
    .toEqual(["kaunter-redirect", 'kaunter-payment {"status":"paid"}', "kaunter-ready"]);
});

test("the list begins with what is wrong in the tag", async () => {
  const { element } = await open('<kaunter-probe mode="test" heading-level="9"></kaunter-probe>');
  await expect.poll(() => listed(element)).toEqual([expect.stringContaining('"code":"heading-level"')]);
});

test("the list outlives the way to the bank, until the webmaster clears it", async () => {
  const before = await open('<kaunter-probe mode="test"></kaunter-probe>');
  await expect.poll(() => portalOf(before.element)).toBe(TEST);
  press(before.element, "leave");
  await expect.poll(() => listed(before.element)).toEqual(["kaunter-redirect"]);
  const { element } = await open('<kaunter-probe mode="test"></kaunter-probe>');
  await expect.poll(() => listed(element)).toEqual(["kaunter-redirect"]);
  const clear = [...element.shadowRoot!.querySelectorAll("button")].find(
    ({ textContent }) => textContent === text("en", "testMode.clear"),
  );
  clear!.click();
  await expect.poll(() => listed(element)).toEqual([]);
  expect(sessionStorage.getItem("kaunter.events.test")).toBe("[]");
});

test("a live element shows neither the line nor the list", async () => {
  const { element } = await open("<kaunter-probe></kaunter-probe>");
  await expect.poll(() => portalOf(element)).toBe(LIVE);
  expect(element.shadowRoot!.querySelector("[part=test-mode], [part=event-log]")).toBeNull();
});
