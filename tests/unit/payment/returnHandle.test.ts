import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  claimReturnHandle,
  hasReturnHandle,
  returnAddress,
  withoutReturnHandle,
} from "../../../src/payment/returnHandle.ts";

const SITE = "https://www.council.example";

/** A browser's address and history, as far as the handle needs them. The page's <base> points elsewhere. */
function page(path: string) {
  const state = { scroll: 7 };
  const entries: { url: string; state: unknown }[] = [{ url: SITE + path, state }];
  const browser = {
    get location() {
      return new URL(entries.at(-1)?.url ?? SITE);
    },
    history: Object.create({
      get state() {
        return entries.at(-1)?.state;
      },
      replaceState: (next: unknown, _title: string, url: string) => {
        entries[entries.length - 1] = { url: new URL(url, "https://files.example/x/").href, state: next };
      },
    }),
  };
  // The window has only what the code uses.
  return { window: browser as unknown as Window, entries, state };
}

describe("'exchanges it and cleans its address at once'", () => {
  test("works although a router of the page has replaced the history's own calls", () => {
    const { window, entries, state } = page("/bayar?kaunter-return=abc");
    const pageGoesTo = vi.fn();
    Object.assign(window.history, { replaceState: pageGoesTo });
    expect(claimReturnHandle(window)).toBe("abc");
    expect(entries).toEqual([{ url: `${SITE}/bayar`, state }]);
    expect(pageGoesTo).not.toHaveBeenCalled();
  });

  test("the handle is taken once, and the entry keeps its state, its path, its parameters and its fragment", () => {
    const { window, entries, state } = page("/bayar.php?id=5&kaunter-return=abc_DEF-9&lang=ms#resit");
    expect(claimReturnHandle(window)).toBe("abc_DEF-9");
    expect(entries).toEqual([{ url: `${SITE}/bayar.php?id=5&lang=ms#resit`, state }]);
    expect(claimReturnHandle(window)).toBeUndefined();
  });

  test("an address without a handle is left unchanged", () => {
    const { window, entries, state } = page("/bayar.php?id=5#resit");
    expect(claimReturnHandle(window)).toBeUndefined();
    expect(entries).toEqual([{ url: `${SITE}/bayar.php?id=5#resit`, state }]);
  });

  test.each(["", "a%20b", "%3Cscript%3E", "a".repeat(201)])(
    "an invalid handle is removed from the address too: %j",
    (handle) => {
      const { window, entries, state } = page(`/?kaunter-return=${handle}`);
      expect(claimReturnHandle(window)).toBeUndefined();
      expect(entries).toEqual([{ url: `${SITE}/`, state }]);
    },
  );

  test("it is found in any spelling of its name, and every copy is removed", () => {
    for (const search of ["?kaunter%2Dreturn=abc", "?kaunter-return=abc&x=1&kaunter-return=def"]) {
      const { window } = page(`/${search}`);
      expect(claimReturnHandle(window)).toBe("abc");
      expect(hasReturnHandle(window.location.search)).toBe(false);
    }
  });
});

describe("'a plain path plus query, never a fragment': the address to which the bank returns the citizen", () => {
  const at = (path: string) => page(path).window.location;

  test("is the citizen's page, without its fragment and without an old handle", () => {
    expect(returnAddress(at("/bayar.php?id=5&kaunter-return=old#resit"), undefined)).toBe(
      `${SITE}/bayar.php?id=5`,
    );
  });

  test("is the council's page for receipts, where it has one", () => {
    const receipts = "https://www.council.example/resit?lang=ms#top";
    expect(returnAddress(at("/bayar.php#x"), receipts)).toBe("https://www.council.example/resit?lang=ms");
  });

  test("names the element, and no character of the name adds a parameter", () => {
    const address = new URL(returnAddress(at("/bayar.php?id=5"), undefined, "a&id=6#+1"));
    expect([...address.searchParams]).toEqual([
      ["id", "5"],
      ["kaunter-element", "a&id=6#+1"],
    ]);
  });
});

describe("the query without the handle", () => {
  test.each([
    ["", ""],
    ["?kaunter-return=abc", ""],
    ["?kaunter-return", ""],
    ["?a=1&kaunter-element=kaunter-pay.1&kaunter-mode=test&kaunter-return=abc", "?a=1"],
    ["?a=1&kaunter-return=abc", "?a=1"],
    ["?kaunter-return=abc&b=%20+x&c", "?b=%20+x&c"],
    ["?q=caf%C3%A9&&x=%zz&kaunter-return=a=b", "?q=caf%C3%A9&&x=%zz"],
    ["?kaunter-returned=1&my-kaunter-return=2", "?kaunter-returned=1&my-kaunter-return=2"],
    ["?a=kaunter-return=abc", "?a=kaunter-return=abc"],
  ])("%j is %j", (search, kept) => expect(withoutReturnHandle(search)).toBe(kept));

  test("everything else stays as written, byte for byte", () => {
    const anyPair = fc.stringMatching(/^[a-z%+=.~/?!0-9]{1,12}$/);
    const anyPlace = fc.nat({ max: 4 });
    fc.assert(
      fc.property(fc.array(anyPair, { minLength: 1, maxLength: 4 }), anyPlace, (pairs, place) => {
        const given = pairs.toSpliced(place, 0, "kaunter-return=abc");
        expect(withoutReturnHandle(`?${given.join("&")}`)).toBe(`?${pairs.join("&")}`);
      }),
    );
  });
});
