import { expect, waitFor } from "storybook/test";

/** The width of the viewport `narrow` (.storybook/preview.tsx), in CSS pixels. */
const NARROW = 320;

/** Checks that the viewport is `narrow` and that no content is wider. */
export async function fits(): Promise<void> {
  await waitFor(() => expect(innerWidth).toBe(NARROW));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
}
