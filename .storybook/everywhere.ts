import { afterEach as judgeByAxe } from "@storybook/addon-a11y/preview";
import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Again } from "../src/screens/stories/again.ts";
import { fits } from "../src/screens/stories/fits.ts";
import { useLoadingPieces } from "../src/stores/loading.ts";
import { SURROUNDINGS, WALKED } from "./surroundings.ts";

/**
 * Tests a screen's main stories in other surroundings too: it mounts the story again in another language, in the dark and at
 * 320 px. Everything must be there, an error must show, nothing may be cut off, and axe must find nothing. Mounting undoes the
 * story's play. So a story of typing or pressing repeats it in its parameter `again`, in words that fit every language.
 */

const SIZES: Readonly<Record<"wide" | "narrow", readonly [number, number]>> = {
  wide: [1200, 900],
  narrow: [320, 720],
};

const HEADING = "h1, h2, h3";

/** The places of error messages. The regions for announcements are alerts too, but empty. */
const SAID = '[role="alert"], [part="notice"], [aria-invalid="true"]';

/** Waits until nothing loads any more, and until a story with the tag `error` shows an error. */
function untilComplete({ canvasElement, tags }: StoryContext, hasHeading: boolean): Promise<void> {
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

/** Runs after each story's play, in test runs only. */
export async function showEverywhere(context: StoryContext): Promise<void> {
  if (!("__vitest_browser__" in globalThis) || !context.tags.some((tag) => WALKED.includes(tag))) return;
  // only test runs have this module
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
      await untilComplete(context, hasHeading);
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
