import { afterEach as judgeByAxe } from "@storybook/addon-a11y/preview";
import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Again } from "../src/screens/stories/again.ts";
import { fits } from "../src/screens/stories/fits.ts";
import { useLoadingPieces } from "../src/stores/loading.ts";
import { SURROUNDINGS, WALKED } from "./surroundings.ts";

/**
 * A screen's main stories are looked at in other surroundings too: the story is mounted anew in another language, in the dark and at
 * 320 px, where all of it stands, an error is said, nothing is cut off and axe finds nothing. What its play did is gone then: a story
 * of something typed or pressed names that in its parameter `again`, in words of no language or of the one that it is shown in.
 */

const SIZES: Readonly<Record<"desk" | "narrow", readonly [number, number]>> = {
  desk: [1200, 900],
  narrow: [320, 720],
};

const HEADING = "h1, h2, h3";

/** Where an error is said; the regions for announcements are alerts too, and empty. */
const SAID = '[role="alert"], [part="notice"], [aria-invalid="true"]';

/** Waits until nothing is on its way any more, and what is tagged as an error says so. */
function stands({ canvasElement, tags }: StoryContext, hasHeading: boolean): Promise<void> {
  return waitFor(() => {
    expect(canvasElement.querySelector(HEADING) !== null).toBe(hasHeading);
    expect(useLoadingPieces.getState().underWay).toBe(0);
    expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    const said = [...canvasElement.querySelectorAll(SAID)].filter(
      (found) => found.textContent !== "" || found.matches("input, select"),
    );
    expect(said.length > 0 || !tags.includes("error")).toBe(true);
  });
}

/** Of a story that has been played, in a test run. */
export async function showEverywhere(context: StoryContext): Promise<void> {
  if (!("__vitest_browser__" in globalThis) || !context.tags.some((tag) => WALKED.includes(tag))) return;
  // not there in a Storybook that is looked at
  const { page } = await import("vitest/browser");
  const hasHeading = context.canvasElement.querySelector(HEADING) !== null;
  const own = { ...context.globals };
  const [width, height] = [innerWidth, innerHeight];
  for (const globals of SURROUNDINGS) {
    Object.assign(context.globals, globals);
    try {
      await page.viewport(...SIZES[globals.viewport.value]);
      const { before, again }: Partial<Again> = context.parameters;
      await before?.();
      await context.renderToCanvas();
      await again?.(context);
      await stands(context, hasHeading);
      if (globals.viewport.value === "narrow") await fits();
      await judgeByAxe(context);
    } catch (failure) {
      const { language, scheme, viewport } = globals;
      throw new Error(`${language}, ${scheme}, ${viewport.value}: ${String(failure)}`, { cause: failure });
    }
  }
  Object.assign(context.globals, { viewport: undefined, ...own });
  await page.viewport(width, height);
  await context.renderToCanvas();
}
