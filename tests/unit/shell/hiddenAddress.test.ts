import { describe, expect, test } from "vitest";
import { CART_TRANSFER_LONGEST } from "../../../src/charges/cartTransfer.ts";
import { resetLink } from "../../../src/domain/resetLink.ts";
import { hashWithHidden } from "../../../src/shell/hiddenAddress.ts";
import { hideParameters } from "../../../src/shell/hideParameters.ts";

const PORTAL = "https://portal.example";
const ID = "04dd32b3af699659b6db9486a9c58c62";
const LINK = resetLink(PORTAL, ID);

/** A browser's address and history, as far as the link needs them. */
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
  // The window has only what the code uses.
  return { window: browser as unknown as Window, entries };
}

describe("the id of a reset link", () => {
  test("is removed from the address, nothing else is, and no history entry is added", () => {
    const { window, entries } = page(`${LINK}&lang=zh`);
    hideParameters(window);
    expect(entries).toEqual([{ url: `${PORTAL}/#/reset_password?lang=zh`, state: { hidden: `id=${ID}` } }]);
  });

  test("is still known to the portal, also after a refresh", () => {
    const { window } = page(LINK);
    const before = hashWithHidden(window);
    hideParameters(window);
    expect(window.location.href).not.toContain(ID);
    expect(hashWithHidden(window)).toBe(before);
    // A reloaded page hides its parameters again.
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(before);
  });

  test("of a newer link replaces the one before", () => {
    const { window, entries } = page(LINK);
    hideParameters(window);
    const newer = ID.replace("04dd", "04de");
    entries.push({ url: resetLink(PORTAL, newer), state: null });
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(`#/reset_password?id=${newer}`);
  });

  test.each([`${PORTAL}/#/search?id=${ID}`, `${PORTAL}/#/reset_password?id=${ID}0`, `${PORTAL}/`])(
    "leaves an address that is no such link unchanged: %s",
    (address) => {
      const { window, entries } = page(address);
      hideParameters(window);
      expect(entries).toEqual([{ url: address, state: null }]);
      expect(hashWithHidden(window)).toBe(new URL(address).hash);
    },
  );

  test("is not read from another page's history entry, nor from an entry that another program wrote", () => {
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

describe("a cart in the address", () => {
  const CART = "cart=1&item=mpt.parking.500.P130001&item=mpt.compound.full.K26-1";
  const ARRIVED = `${PORTAL}/#/hand_over?council=mpt&lang=zh&to=checkout&${CART}`;

  test("is removed from the address, nothing else is, and no history entry is added", () => {
    const { window, entries } = page(ARRIVED);
    hideParameters(window);
    expect(entries).toEqual([
      { url: `${PORTAL}/#/hand_over?council=mpt&lang=zh&to=checkout`, state: { hidden: CART } },
    ]);
  });

  test("is still known to the portal, also after a refresh", () => {
    const { window } = page(ARRIVED);
    const before = hashWithHidden(window);
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(before);
    hideParameters(window);
    expect(hashWithHidden(window)).toBe(before);
  });

  test("is kept in the history as far as the browser allows, however long the address is", () => {
    const { window, entries } = page(
      `${PORTAL}/#/hand_over?cart=1&${`item=${"7".repeat(99)}&`.repeat(5_000)}`,
    );
    hideParameters(window);
    expect(entries).toEqual([
      { url: `${PORTAL}/#/hand_over`, state: { hidden: expect.stringMatching(/^cart=1&item=7/) } },
    ]);
    expect(hashWithHidden(window).length).toBeLessThan(CART_TRANSFER_LONGEST + 100);
  });

  test("leaves an address without a cart unchanged", () => {
    const { window, entries } = page(`${PORTAL}/#/hand_over?council=mpt`);
    hideParameters(window);
    expect(entries).toEqual([{ url: `${PORTAL}/#/hand_over?council=mpt`, state: null }]);
  });
});
