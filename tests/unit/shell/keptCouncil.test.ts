import { beforeEach, expect, test, vi } from "vitest";
import { councilOf, keepCouncil } from "../../../src/shell/keptCouncil.ts";
import { routeOf } from "../../../src/shell/route.ts";

/** The council that the portal opens for an address. */

const opened = (hash: string) => councilOf(routeOf(hash));

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  return () => {
    vi.unstubAllGlobals();
  };
});

test("a link to an account without a council opens the default council, whatever was chosen last (rule 9.16)", () => {
  keepCouncil("mdkbt");
  expect(opened("#/search?account=P130001")).toBe("mpt");
  expect(opened("#/search?charge=parking&account=P130001")).toBe("mpt");
});

test("an address without an account opens the council that was chosen last, and otherwise the default", () => {
  expect(opened("#/search")).toBe("mpt");
  keepCouncil("mdkbt");
  expect(opened("#/search")).toBe("mdkbt");
  expect(opened("#/search?charge=parking")).toBe("mdkbt");
});

test("a council in the address comes before the one that was chosen last", () => {
  keepCouncil("mdkbt");
  expect(opened("#/search?council=mps&account=P130001")).toBe("mps");
});
