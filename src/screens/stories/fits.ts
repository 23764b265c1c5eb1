import { expect, waitFor } from "storybook/test";

/** How wide the viewport `narrow` is (.storybook/preview.tsx). */
const NARROW = 320;

/** The page is as narrow as was asked for, and nothing makes it wider. */
export async function fits(): Promise<void> {
  await waitFor(() => expect(innerWidth).toBe(NARROW));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
}
