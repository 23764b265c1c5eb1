import { expect, type Locator, type Page } from "@playwright/test";
import { type Focus, lookAtFocus, type Wanted } from "./focus.ts";

/** A citizen without a mouse: keys only, and a check of the focus at each stop. */

/** More stops than any page has. */
const MOST_STOPS = 120;

type Step = "Tab" | "Shift+Tab";

/** Goes to the next stop. @throws when the focus is invisible, has no ring, is trapped, or moves backwards in reading order */
async function step(page: Page, key: Step, wanted?: Wanted): Promise<Focus> {
  await page.keyboard.press(key);
  const at = await lookAtFocus(page, wanted);
  if (at.isNowhere || at.isInFrame || at.isInside) return at;
  const stop = `${key} from ${at.from}: ${at.what}`;
  expect(at.isSame, `${stop}: a trap`).toBe(false);
  expect(at.hasRing, `${stop}: has a ring`).toBe(true);
  expect(at.seen, `${stop}: is seen`).toBeGreaterThan(0.5);
  if (key === "Tab") expect(at.isBefore, `${stop}: the order is as one reads`).toBe(false);
  return at;
}

/** Goes from stop to stop until the target has the focus. Tests find the target by its accessible name. */
export async function goTo(target: Locator, key: Step = "Tab"): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  // Looked up at each stop, because the scripts replace the early page's parts.
  const wanted = () => target.elementHandle();
  let at = await lookAtFocus(page, await wanted());
  for (let stops = 0; !at.isThere; stops++) {
    if (stops === MOST_STOPS) throw new Error(`No way by ${key} to ${target}`);
    at = await step(page, key, await wanted());
  }
}

/** Goes to the target and presses it, once it takes presses. A button takes none while its action, or a list beside it, is under way. */
export async function press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await goTo(target);
  await expect(target).toBeEnabled();
  await target.page().keyboard.press(key);
}

/** Goes to a field and types. The new text replaces the old. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  const { keyboard } = target.page();
  await goTo(target);
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(text);
  await expect(target).toHaveValue(text);
}

/** Goes to a group of radio buttons and presses the arrow key until the wanted one is chosen. */
export async function choose(group: Locator, wanted: Locator): Promise<void> {
  const { keyboard } = wanted.page();
  await goTo(group.getByRole("radio", { checked: true }));
  for (let moves = 0; moves < 20 && !(await wanted.isChecked()); moves++) await keyboard.press("ArrowDown");
  await expect(wanted).toBeChecked();
  await expect(wanted).toBeFocused();
}

/** Goes through the whole page, out of it, and all the way back. @returns the stops in both directions */
export async function goThrough(
  page: Page,
): Promise<{ readonly forwards: readonly string[]; readonly back: readonly string[] }> {
  const forwards: string[] = [];
  for (let at = await step(page, "Tab"); !at.isNowhere; at = await step(page, "Tab")) {
    forwards.push(at.what);
    if (forwards.length > MOST_STOPS) throw new Error("Tab does not lead out of the page");
  }
  const back: string[] = [];
  for (const _ of forwards) back.push((await step(page, "Shift+Tab")).what);
  return { forwards, back };
}
