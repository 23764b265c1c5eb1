import "../../widgets/kaunter-search.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  IDLE_MILLISECONDS,
  LEAVING_MILLISECONDS,
  WARNING_MILLISECONDS,
} from "../../widgets/kiosk/idleClock.ts";
import { works } from "./elementQueries.ts";
import { answerAsPortal } from "./portalAnswers.ts";
import { place } from "./probes/place.ts";

/** On a shared computer the element asks an idle citizen and then forgets them. The test controls the clock. */

beforeEach(answerAsPortal);

const dialogOf = (element: Element) => element.shadowRoot!.querySelector<HTMLDialogElement>("dialog[open]");
const fieldOf = (element: Element) => element.shadowRoot!.querySelector<HTMLInputElement>("[part=input]");

async function open(html: string) {
  const elements = [...place(html).querySelectorAll<HTMLElement>("kaunter-search")];
  for (const element of elements) {
    await works(element);
    await expect.poll(() => fieldOf(element)).not.toBeNull();
  }
  const [element] = elements;
  const kiosk = elements.find((one) => one.hasAttribute("kiosk")) ?? element!;
  await expect.poll(() => kiosk.shadowRoot!.textContent).toContain("Shared computer");
  // The page's own timer is running. It is set again on the test's clock.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  touch();
  document.dispatchEvent(new Event("visibilitychange"));
  return { element: element!, elements };
}

function touch(): void {
  document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
}

function type(element: Element, text: string): void {
  const field = fieldOf(element)!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

/** Lets this time pass without a touch, and then draws. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise(requestAnimationFrame);
}

const UNTIL_ASKED = IDLE_MILLISECONDS - WARNING_MILLISECONDS;

test("an idle citizen is asked, sees the seconds, and stays with one press", async () => {
  const { element } = await open('<kaunter-search kiosk lang="en"></kaunter-search>');
  type(element, "130045001");
  await wait(UNTIL_ASKED - 1);
  expect(dialogOf(element)).toBeNull();
  await wait(1);
  await expect.poll(() => dialogOf(element)?.textContent).toContain("In 30 seconds");
  const alert = dialogOf(element)!.querySelector("[role=alert]")!;
  await expect.poll(() => alert.textContent).toContain("In 30 seconds");
  await wait(WARNING_MILLISECONDS - 10_000);
  await expect.poll(() => dialogOf(element)?.textContent).toContain("In 10 seconds");
  // The announcement is repeated, but not every second.
  await expect.poll(() => alert.textContent).toContain("In 10 seconds");
  await wait(9_000);
  await expect.poll(() => dialogOf(element)?.textContent).toContain("In 1 second,");
  // A touch of the screen, as by a sleeve, is no answer.
  touch();
  expect(dialogOf(element)).not.toBeNull();
  dialogOf(element)!.querySelector<HTMLButtonElement>("[data-kind=primary]")!.click();
  await expect.poll(() => dialogOf(element)).toBeNull();
  expect(fieldOf(element)!.value).toBe("130045001");
  await wait(UNTIL_ASKED - 1);
  expect(dialogOf(element)).toBeNull();
});

test("Escape counts as an answer", async () => {
  const { element } = await open('<kaunter-search kiosk lang="en"></kaunter-search>');
  await wait(UNTIL_ASKED);
  await expect.poll(() => dialogOf(element)).not.toBeNull();
  dialogOf(element)!.dispatchEvent(new Event("cancel", { cancelable: true }));
  await expect.poll(() => dialogOf(element)).toBeNull();
});

test("a citizen who does not answer is forgotten, with everything typed in every element of the page", async () => {
  const { elements } = await open(
    '<kaunter-search lang="en"></kaunter-search><kaunter-search kiosk lang="en"></kaunter-search>',
  );
  for (const element of elements) type(element, "130045001");
  touch();
  await wait(IDLE_MILLISECONDS);
  for (const element of elements) {
    await expect.poll(() => fieldOf(element)?.value).toBe("");
    expect(dialogOf(element)).toBeNull();
  }
  // Nobody is there, so nobody is asked.
  await wait(10 * IDLE_MILLISECONDS);
  expect(elements.map(dialogOf)).toEqual([null, null]);
});

test("any touch or key restarts the time", async () => {
  const { element } = await open('<kaunter-search kiosk lang="en"></kaunter-search>');
  for (const event of [
    new PointerEvent("pointerdown"),
    new KeyboardEvent("keydown"),
    new Event("touchstart"),
    new WheelEvent("wheel"),
  ]) {
    await wait(UNTIL_ASKED / 2);
    document.body.dispatchEvent(event);
    await wait(UNTIL_ASKED / 2);
    expect(dialogOf(element)).toBeNull();
  }
});

test("of several elements only one asks, and that one is visible", async () => {
  const { elements } = await open(
    '<kaunter-search kiosk lang="en"></kaunter-search><kaunter-search kiosk lang="en"></kaunter-search>',
  );
  await wait(UNTIL_ASKED);
  await expect.poll(() => elements.map((element) => dialogOf(element) !== null)).toEqual([true, false]);
  elements[0]!.hidden = true;
  await wait(1000);
  await expect.poll(() => elements.map((element) => dialogOf(element) !== null)).toEqual([false, true]);
});

test("during the redirect to the bank nobody is asked, and a page restored from the browser's memory much later is empty", async () => {
  const { element } = await open('<kaunter-search kiosk lang="en"></kaunter-search>');
  type(element, "130045001");
  window.dispatchEvent(new Event("beforeunload"));
  await wait(LEAVING_MILLISECONDS);
  expect(dialogOf(element)).toBeNull();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => fieldOf(element)?.value).toBe("");
});

test("a citizen who returns from the bank's page at once finds everything as it was", async () => {
  const { element } = await open('<kaunter-search kiosk lang="en"></kaunter-search>');
  type(element, "130045001");
  window.dispatchEvent(new Event("beforeunload"));
  await wait(20_000);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await wait(UNTIL_ASKED - 1);
  expect(fieldOf(element)!.value).toBe("130045001");
  expect(dialogOf(element)).toBeNull();
});

test("a citizen who has finished can clear the screen, after a confirmation", async () => {
  const { element } = await open('<kaunter-search kiosk lang="en"></kaunter-search>');
  type(element, "130045001");
  const buttons = () => [...element.shadowRoot!.querySelectorAll("button")];
  buttons()
    .find(({ textContent }) => textContent?.includes("Finish"))!
    .click();
  await expect.poll(() => dialogOf(element)).not.toBeNull();
  buttons()
    .find(({ textContent }) => textContent === "Clear it now")!
    .click();
  await expect.poll(() => fieldOf(element)?.value).toBe("");
  expect(dialogOf(element)).toBeNull();
});

test("the element asks the browser not to remember any field", async () => {
  const { element } = await open('<kaunter-search kiosk lang="en"></kaunter-search>');
  const fields = [...element.shadowRoot!.querySelectorAll("input[part=input]")];
  expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual(fields.map(() => "off"));
});
