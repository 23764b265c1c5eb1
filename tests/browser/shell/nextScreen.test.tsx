import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { openPortal } from "../login/portal.tsx";

test("the old screen and its title stay until the next screen's code has arrived", async () => {
  await openPortal("#/cart");
  const heading = () => document.querySelector("main h1")?.textContent ?? "nothing";
  expect(heading()).toBe("Your cart");
  const shown = new Set<string>();
  const observer = new MutationObserver(() => shown.add(`${heading()}: ${document.title.split(" - ")[0]}`));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  location.hash = "#/refund";
  await eventually(() => expect(document.title).toMatch(/^Refunds/));
  expect(document.activeElement?.textContent).toBe("Refunds");
  expect([...shown].filter((what) => /nothing|Your cart: Refunds/.test(what))).toEqual([]);
});
