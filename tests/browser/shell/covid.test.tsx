import { useState } from "react";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import { ConfiguredDialogs } from "../../../src/shell/dialogs/ConfiguredDialogs.tsx";
import type { Page } from "../../../src/shell/route.ts";
import { eventually } from "../eventually.ts";
import { blockStorage, ENGLISH, inPortal } from "./portal.tsx";

/** Rule 2.35: the dialog about Covid-19 assistance is visible by default. */

let percent = 0;

/** Each test has a package of its own, because a closed dialog does not return for its package. */
beforeEach(() => {
  percent += 1;
});

const assistance = (besides: object = {}) => ({
  assistance: { active: true, percent, charges: ["assessment"], ...besides },
});

function at(page: Page | undefined, configuration: object = assistance()) {
  return inPortal(() => <ConfiguredDialogs page={page} {...ENGLISH} />, configuration);
}

const title = () => `Covid‑19 assistance: ${percent}% off`;

test("without configuration the dialog offers 20 per cent (rules 1.8, 2.35)", async () => {
  localStorage.removeItem("kaunter.closed-covid");
  const { says } = at("home", {});
  await says("You get 20% off this year's assessment rate.");
});

describe("on home", () => {
  test("it says how much is reduced, and of which charges (rule 2.35)", async () => {
    const { find, says } = at("home");
    await says(title());
    await says(`You get ${percent}% off this year's assessment rate.`);
    expect(find("[role=dialog]")?.getAttribute("aria-labelledby")).toBe(find("[role=dialog] h2")?.id);
  });

  test("it blocks nothing: the focus stays, the page beside it works, and it is announced", async () => {
    const field = document.body.appendChild(document.createElement("input"));
    onTestFinished(() => field.remove());
    field.focus();
    const { hears, says } = at("home");
    await says(title());
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard("K26");
    expect(field.value).toBe("K26");
    await hears(title());
  });
});

test.each([320, 360, 430])(
  "at %i px it is a strip at the lower edge, at most a quarter of the window",
  async (width) => {
    await page.viewport(width, 640);
    const { find, says } = at("home", assistance({ charges: ["assessment", "license"] }));
    await says(title());
    const { top, bottom, left, right } = find("[role=dialog]")?.getBoundingClientRect() ?? new DOMRect();
    expect([left, right, bottom]).toEqual([0, width, 640]);
    expect(top).toBeGreaterThanOrEqual(640 * 0.75);
  },
);

test("its button is in sight at once in the low window of a page that is enlarged four times", async () => {
  await page.viewport(320, 256);
  const { button, says } = at("home");
  await says(title());
  expect(button("Got it")?.getBoundingClientRect().bottom).toBeLessThan(256);
});

test("it names each charge that it reduces", async () => {
  const { says } = at("home", assistance({ charges: ["assessment", "license"] }));
  await says(`You get ${percent}% off this year's assessment rate and the licence renewal fee.`);
});

describe("it appears once for each browser and package", () => {
  const isGone = async (configuration: object = assistance()) => {
    const again = at("home", configuration);
    // Its code was fetched before, so it would be visible by now.
    await again.read();
    expect(again.find("[role=dialog]")).toBeNull();
    again.close();
  };

  test("its button closes it for good, and moves the focus to the content", async () => {
    const first = at("home");
    await first.says(title());
    await first.press("Got it");
    await eventually(() => expect(first.find("[role=dialog]")).toBeNull());
    expect(document.activeElement?.id).toBe("content");
    first.close();
    await isGone();
  });

  test("Escape inside it closes it", async () => {
    const { button, find, says } = at("home");
    await says(title());
    button("Got it")?.focus();
    await userEvent.keyboard("{Escape}");
    await eventually(() => expect(find("[role=dialog]")).toBeNull());
  });

  test("a citizen who leaves home has seen it", async () => {
    let go: (page: Page) => void = () => undefined;
    function Walk() {
      const [page, setPage] = useState<Page>("home");
      go = setPage;
      return <ConfiguredDialogs page={page} {...ENGLISH} />;
    }
    const walked = inPortal(Walk, assistance());
    await walked.says(title());
    go("search");
    await eventually(() => expect(walked.find("[role=dialog]")).toBeNull());
    go("home");
    walked.close();
    await isGone();
  });

  test("where the browser stores nothing, it stays closed until the page is reloaded", async () => {
    blockStorage();
    const first = at("home");
    await first.says(title());
    await first.press("Got it");
    first.close();
    await isGone();
  });

  test("another package shows it again", async () => {
    const first = at("home");
    await first.says(title());
    await first.press("Got it");
    first.close();
    percent += 1;
    await at("home").says(title());
  });
});

describe("the dialog does not appear", () => {
  test.each(["search", "cart", "receipt", undefined] as const)("on %s", async (page) => {
    const { find, read } = at(page);
    await read();
    expect(find("[role=dialog]")).toBeNull();
  });

  const closed = Object.fromEntries(COUNCIL_CODES.map((code) => [code, { available: false }]));
  test.each<[string, () => object]>([
    ["the configuration switches it off", () => assistance({ dialog: false })],
    ["the package is off", () => assistance({ active: false })],
    ["it is on no charge", () => assistance({ charges: [] })],
    ["no council takes what it makes cheaper", () => ({ ...assistance(), councils: closed })],
  ])("when %s", async (_why, configuration) => {
    // Its code is loaded, so it would be visible as soon as the configuration is read.
    const before = at("home");
    await before.says(title());
    before.close();
    const { find, read } = at("home", configuration());
    await read();
    expect(find("[role=dialog]")).toBeNull();
  });

  test("while the counter is closing", async () => {
    const { find, says } = at("home", { ...assistance(), closing: true });
    await says("Online payment is closed for now");
    expect(find("[role=dialog]")).toBeNull();
  });
});
