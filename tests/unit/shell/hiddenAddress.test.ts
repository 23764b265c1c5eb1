import { describe, expect, test } from "vitest";
import { CART_TRANSFER_LONGEST } from "../../../src/charges/cartTransfer.ts";
import { resetLink } from "../../../src/domain/resetLink.ts";
import { hashWithHidden } from "../../../src/shell/hiddenAddress.ts";
import { hideParameters } from "../../../src/shell/hideParameters.ts";

const PORTAL = "https://portal.example";
const ID = "04dd32b3af699659b6db9486a9c58c62";
const LINK = resetLink(PORTAL, ID);

/** A page's address and history, as far as the link needs them: what a browser gives. */
function page(address: string) {
  const entries: { url: string; state: unknown }[] = [{ url: address, state: null }];
  const browser = {
    get location() {
      return new URL(entries.at(-1)?.url ?? PORTAL);
    },
    history: {
      get state() {
        return entries.at(-1)?.state;
      },
      replaceState: (state: unknown, _title: string, url: string) => {
        entries[entries.length - 1] = { url: new URL(url, entries.at(-1)?.url).href, state };
      },
    },
  };
  // the border: a window that has nothing else
  return { window: browser as unknown as Window, entries };
}

describe("the id of a reset link", () => {
  test("is taken out of the address, and of nothing but it, and adds no entry", () => {
    const { window, entries } = page(`${LINK}&lang=zh`);
    hideParameters(window);
    expect(entries).toEqual([{ url: `${PORTAL}/#/reset_password?lang=zh`, state: { hidden: `id=${ID}` } }]);
  });

  test("is known to the portal all the same, also after Refresh", () => {
    const { window } = page(LINK);
    const before = hashWithHidden(window);
    hideParameters(window);
    expect(window.location.href).not.toContain(ID);
    expect(hashWithHidden(window)).toBe(before);
    // what a page that is loaded again does
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(before);
  });

  test("of a newer link takes the place of the one before", () => {
    const { window, entries } = page(LINK);
    hideParameters(window);
    const newer = ID.replace("04dd", "04de");
    entries.push({ url: resetLink(PORTAL, newer), state: null });
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(`#/reset_password?id=${newer}`);
  });

  test.each([`${PORTAL}/#/search?id=${ID}`, `${PORTAL}/#/reset_password?id=${ID}0`, `${PORTAL}/`])(
    "an address that is no such link is not touched: %s",
    (address) => {
      const { window, entries } = page(address);
      hideParameters(window);
      expect(entries).toEqual([{ url: address, state: null }]);
      expect(hashWithHidden(window)).toBe(new URL(address).hash);
    },
  );

  test("is read from no other page's entry, and nothing is read from an entry that others wrote", () => {
    for (const state of [
      { hidden: "id=x" },
      { hidden: 7 },
      "x",
      { other: `id=${ID}` },
      { hidden: "cart=1" },
    ]) {
      const { window, entries } = page(`${PORTAL}/#/reset_password`);
      entries.push({ url: `${PORTAL}/#/reset_password`, state });
      expect(hashWithHidden(window)).toBe("#/reset_password");
    }
    const { window, entries } = page(`${PORTAL}/#/`);
    entries.push({ url: `${PORTAL}/#/`, state: { hidden: `id=${ID}` } });
    expect(hashWithHidden(window)).toBe("#/");
  });
});

describe("a cart that is handed over", () => {
  const CART = "cart=1&item=mpt.parking.500.P130001&item=mpt.compound.full.K26-1";
  const ARRIVED = `${PORTAL}/#/hand_over?council=mpt&lang=zh&to=checkout&${CART}`;

  test("is taken out of the address, and of nothing but it, and adds no entry", () => {
    const { window, entries } = page(ARRIVED);
    hideParameters(window);
    expect(entries).toEqual([
      { url: `${PORTAL}/#/hand_over?council=mpt&lang=zh&to=checkout`, state: { hidden: CART } },
    ]);
  });

  test("is known to the portal all the same, also after Refresh", () => {
    const { window } = page(ARRIVED);
    const before = hashWithHidden(window);
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(before);
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(before);
  });

  test("is kept as far as a browser keeps it, however long the address", () => {
    const { window, entries } = page(
      `${PORTAL}/#/hand_over?cart=1&${`item=${"7".repeat(99)}&`.repeat(5_000)}`,
    );
    hideParameters(window);
    expect(entries).toEqual([
      { url: `${PORTAL}/#/hand_over`, state: { hidden: expect.stringMatching(/^cart=1&item=7/) } },
    ]);
    expect(hashWithHidden(window).length).toBeLessThan(CART_TRANSFER_LONGEST + 100);
  });

  test("an address without one is not touched", () => {
    const { window, entries } = page(`${PORTAL}/#/hand_over?council=mpt`);
    hideParameters(window);
    expect(entries).toEqual([{ url: `${PORTAL}/#/hand_over?council=mpt`, state: null }]);
  });
});
