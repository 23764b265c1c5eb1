import { describe, expect, test } from "vitest";
import { resetLink } from "../../src/domain/resetLink.ts";
import { hashWithResetId, hideResetId } from "../../src/shell/resetAddress.ts";

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
    hideResetId(window);
    expect(entries).toEqual([{ url: `${PORTAL}/#/reset_password?lang=zh`, state: { reset_id: ID } }]);
  });

  test("is known to the portal all the same, also after Refresh", () => {
    const { window } = page(LINK);
    const before = hashWithResetId(window);
    hideResetId(window);
    expect(window.location.href).not.toContain(ID);
    expect(hashWithResetId(window)).toBe(before);
    // what a page that is loaded again does
    hideResetId(window);
    expect(hashWithResetId(window)).toBe(before);
  });

  test("of a newer link takes the place of the one before", () => {
    const { window, entries } = page(LINK);
    hideResetId(window);
    const newer = ID.replace("04dd", "04de");
    entries.push({ url: resetLink(PORTAL, newer), state: null });
    hideResetId(window);
    expect(hashWithResetId(window)).toBe(`#/reset_password?id=${newer}`);
  });

  test.each([`${PORTAL}/#/search?id=${ID}`, `${PORTAL}/#/reset_password?id=${ID}0`, `${PORTAL}/`])(
    "an address that is no such link is not touched: %s",
    (address) => {
      const { window, entries } = page(address);
      hideResetId(window);
      expect(entries).toEqual([{ url: address, state: null }]);
      expect(hashWithResetId(window)).toBe(new URL(address).hash);
    },
  );

  test("is read from no other page's entry, and nothing is read from an entry that others wrote", () => {
    for (const state of [{ reset_id: "x" }, { reset_id: 7 }, "x", { other: ID }]) {
      const { window, entries } = page(`${PORTAL}/#/reset_password`);
      entries.push({ url: `${PORTAL}/#/reset_password`, state });
      expect(hashWithResetId(window)).toBe("#/reset_password");
    }
    const { window, entries } = page(`${PORTAL}/#/`);
    entries.push({ url: `${PORTAL}/#/`, state: { reset_id: ID } });
    expect(hashWithResetId(window)).toBe("#/");
  });
});
