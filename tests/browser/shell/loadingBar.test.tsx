import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { LanguageProvider } from "../../../src/i18n/LanguageProvider.tsx";
import { Loading } from "../../../src/screens/parts/Loading.tsx";
import { LoadingBar } from "../../../src/shell/loading/LoadingBar.tsx";
import { adoptStyles } from "../../../src/ui/style/styleCache.ts";
import { UiRoot } from "../../../src/ui/UiRoot.tsx";
import { find } from "../ui/mount.tsx";

/** Rule 9.12: the loading bar waits 200 ms, takes 5000 ms and hides after 500 ms. */

let page: HTMLElement;
let root: Root;

async function draw(changing: boolean, waiting = false): Promise<void> {
  await act(async () =>
    root.render(
      <UiRoot>
        <LanguageProvider language="en">
          <LoadingBar changing={changing} />
          {waiting && <Loading />}
        </LanguageProvider>
      </UiRoot>,
    ),
  );
}

const bar = () => page.querySelector<HTMLElement>("[role=progressbar]");
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

beforeEach(async () => {
  page = document.body.appendChild(document.createElement("div"));
  adoptStyles(document);
  root = createRoot(page);
  await draw(false);
  // The texts are loaded once anything is drawn.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.querySelector("[lang=en]")).not.toBeNull();
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root.unmount());
  page.remove();
});

describe("the loading bar", () => {
  test("starts after 200 ms, with a name (rules 2.34, 9.12)", async () => {
    await draw(true);
    await pass(199);
    expect(bar()).toBeNull();
    await pass(1);
    expect(bar()?.getAttribute("aria-label")).toBe("Loading the page");
    expect(bar()?.dataset.done).toBe("false");
  });

  test("never appears for a load of less than 200 ms (rule 4.17)", async () => {
    await draw(true);
    await pass(199);
    await draw(false);
    await pass(10_000);
    expect(bar()).toBeNull();
  });

  test("fills when the load ends, and hides after 500 ms (rule 9.12)", async () => {
    await draw(true);
    await pass(1_000);
    await draw(false);
    expect(bar()?.dataset.done).toBe("true");
    await pass(499);
    expect(bar()).not.toBeNull();
    await pass(1);
    expect(bar()).toBeNull();
  });

  test("continues when the next load starts before it is hidden", async () => {
    await draw(true);
    await pass(200);
    await draw(false);
    await pass(400);
    await draw(true);
    await pass(200);
    expect(bar()?.dataset.done).toBe("false");
    await pass(10_000);
    expect(bar()?.dataset.done).toBe("false");
  });

  test("runs while a screen waits for its first data (rule 2.34)", async () => {
    await draw(false, true);
    await pass(200);
    expect(bar()?.dataset.done).toBe("false");
    await draw(false, false);
    expect(bar()?.dataset.done).toBe("true");
  });

  test("grows toward its end over 5 seconds (rules 4.17, 9.12)", async () => {
    await draw(true);
    await pass(200);
    const [growing] = find(page, "[role=progressbar] > div").getAnimations();
    expect(growing?.effect?.getTiming().duration).toBe(5_000);
    const widthAt = (milliseconds: number) => {
      growing!.currentTime = milliseconds;
      return find(page, "[role=progressbar] > div").getBoundingClientRect().width;
    };
    const widths = [0, 1_000, 2_500, 5_000].map(widthAt);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(widths.at(-1)).toBeGreaterThan(0.9 * bar()!.getBoundingClientRect().width);
    expect(widths.at(-1)).toBeLessThan(bar()!.getBoundingClientRect().width);
  });
});

test("the loading bar does not move for a user who prefers reduced motion", async () => {
  const media = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  await media("reduce");
  onTestFinished(async () => void (await media("no-preference")));
  await draw(true);
  await pass(200);
  expect(find(page, "[role=progressbar] > div").getAnimations()).toEqual([]);
});

test("'Page-fetch minimum delay is 200 ms': no skeleton appears before, and its place is reserved (rule 9.13)", async () => {
  await draw(false, true);
  const skeleton = find(page, "[aria-hidden=true]");
  const [appearing] = skeleton.getAnimations();
  appearing!.currentTime = 199;
  expect(getComputedStyle(skeleton).visibility).toBe("hidden");
  expect(skeleton.getBoundingClientRect().height).toBeGreaterThan(0);
  appearing!.currentTime = 202;
  expect(getComputedStyle(skeleton).visibility).toBe("visible");
});
