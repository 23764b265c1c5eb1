import type { Page } from "@playwright/test";

/** Changes of colour or visibility do not count as motion. */
const STILL = [
  "visibility",
  "color",
  "backgroundColor",
  "borderColor",
  "offset",
  "easing",
  "composite",
  "computedOffset",
];

/** Records everything that moves on any page opened from now on, also in its elements. @returns what moved */
export async function noteMotion(page: Page): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  await page.exposeFunction("noteMoved", (what: string) => void moved.add(what));
  await page.addInitScript(watch, STILL);
  return moved;
}

/** Runs in the page, before the page's own code. */
function watch(still: readonly string[]): void {
  const { noteMoved } = window as unknown as { noteMoved(what: string): Promise<void> };
  const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : rootsIn(shadowRoot),
    ),
  ];
  const note = (): void => {
    // an effect without a duration happens at once
    for (const { effect } of rootsIn(document).flatMap((root) => root.getAnimations()))
      if (effect instanceof KeyframeEffect && effect.getComputedTiming().duration !== 0) {
        const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const moving = changed.filter((name) => !still.includes(name) && !/^border.*Color$/.test(name));
        if (moving.length > 0) void noteMoved(`${effect.target?.outerHTML.slice(0, 120)}: ${moving.join()}`);
      }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
