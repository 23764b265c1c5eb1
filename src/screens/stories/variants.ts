import { expect, waitFor } from "storybook/test";
import { useLoadingPieces } from "../../stores/loading.ts";

/**
 * The same story in another language, in the dark, at 320 px. Words are not its own any more, so that it plays what holds in
 * each: that all of it stands, that what went wrong is said, that nothing is cut off.
 */

/** As many of a story's annotations as are looked at here. */
interface Shown {
  globals?: Readonly<Record<string, unknown>>;
  play?: unknown;
}

interface Context {
  readonly canvasElement: HTMLElement;
  readonly tags: readonly string[];
  readonly globals: { readonly viewport?: { readonly value?: unknown } };
}

/** How wide the viewport `narrow` is (.storybook/preview.tsx). */
const NARROW = 320;

/** Where it is said; the regions for announcements are alerts too, and empty. */
const SAID = '[role="alert"], [part="notice"], [aria-invalid="true"]';

/** Waits until nothing is on its way any more, and what is tagged as an error says so. */
export async function stands({ canvasElement, tags, globals }: Context): Promise<void> {
  const isLoading = tags.includes("loading");
  await waitFor(() => {
    if (!isLoading) expect(canvasElement.querySelector("h1, h2, h3")).not.toBeNull();
    if (!isLoading) expect(useLoadingPieces.getState().underWay).toBe(0);
    expect(canvasElement.querySelector('[aria-busy="true"]') === null || isLoading).toBe(true);
  });
  if (tags.includes("error"))
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll(SAID)].some(
          (found) => found.textContent !== "" || found.matches("input, select"),
        ),
      ).toBe(true),
    );
  if (globals.viewport?.value === "narrow") await fits();
}

/** The page is as narrow as was asked for, and nothing makes it wider. */
export async function fits(): Promise<void> {
  await waitFor(() => expect(innerWidth).toBe(NARROW));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
}

/** @param play what holds in every language, where waiting is not enough: a form that is sent */
const variant =
  (globals: Readonly<Record<string, unknown>>) =>
  <Story extends Shown>(story: Story, play: NonNullable<Story["play"]> | typeof stands = stands): Story => ({
    ...story,
    globals: { ...story.globals, ...globals },
    play,
  });

export const inEnglish = variant({ language: "en" });
export const inChinese = variant({ language: "zh" });
export const inDark = variant({ scheme: "dark" });
export const atNarrow = variant({ viewport: { value: "narrow" } });
