import { expect } from "vitest";

/** The root of the element's screen. It exists as long as the element works. */
export function surfaceOf(element: Element): HTMLElement | null {
  return element.shadowRoot?.querySelector<HTMLElement>("[part=surface]") ?? null;
}

export function failureOf(element: Element): string | undefined {
  return element.shadowRoot?.querySelector("[part=failure]")?.textContent ?? undefined;
}

/** The language inside the element. */
export function languageOf(element: Element): string | undefined {
  return element.shadowRoot?.querySelector("[lang]")?.getAttribute("lang") ?? undefined;
}

/** Whether the tag's own children are shown. */
export function showsFallback(element: Element): boolean {
  return element.shadowRoot === null || element.shadowRoot.querySelector("slot") !== null;
}

/** Resolves when the element shows its screen. */
export async function works(element: Element): Promise<HTMLElement> {
  await expect.poll(() => surfaceOf(element)).not.toBeNull();
  return surfaceOf(element)!;
}

/** Resolves when the element shows that it cannot work. */
export async function fails(element: Element): Promise<void> {
  await expect.poll(() => failureOf(element)).toBeDefined();
}
