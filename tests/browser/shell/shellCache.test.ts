import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  dropOtherShells,
  freshShell,
  keepShell,
  keptOr,
  nameOfShell,
  pageOf,
} from "../../../src/shell/worker/shellCache.ts";

/** How a device stores the portal's program. The network is fake. */

const PARTS = [
  { url: "index.html", revision: "one" },
  { url: "assets/index-abcdefgh.js", revision: null },
];
const NEXT = [
  { url: "index.html", revision: "two" },
  { url: "assets/index-abcdefgh.js", revision: null },
  { url: "assets/SearchScreen-abcdefgh.js", revision: null },
];
const NAME = nameOfShell(PARTS);

const network = vi.fn<typeof fetch>();
const page = (text: string, status = 200) => new Response(text, { status });
const textOf = async (answer: Promise<Response>) => (await answer).text();
const asked = () => network.mock.calls.map(([input]) => String(input));

const open = () => freshShell(NAME, new Request("/"), pageOf("/", "/") ?? "");

beforeEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  network.mockReset();
  network.mockImplementation(async (input) => page(`kept ${String(input)}`));
  vi.spyOn(globalThis, "fetch").mockImplementation(network);
});

afterEach(() => vi.restoreAllMocks());

describe("a version of the program", () => {
  test("is stored file by file, and a newer version fetches only its new files", async () => {
    await keepShell(NAME, PARTS, "/");
    expect(asked()).toEqual(["/index.html", "/assets/index-abcdefgh.js"]);
    network.mockClear();
    await keepShell(nameOfShell(NEXT), NEXT, "/");
    expect(asked()).toEqual(["/index.html", "/assets/SearchScreen-abcdefgh.js"]);
  });

  test("continues where it was interrupted, and is never stored in part", async () => {
    network.mockImplementation(async (input) => page("", String(input).endsWith(".js") ? 404 : 200));
    await expect(keepShell(NAME, PARTS, "/")).rejects.toThrow();
    network.mockImplementation(async () => page("now"));
    await keepShell(NAME, PARTS, "/");
    expect(await textOf(keptOr(new Request("/assets/index-abcdefgh.js")))).toBe("now");
  });

  test("deletes earlier versions, and nothing else", async () => {
    await keepShell(NAME, PARTS, "/");
    await keepShell(nameOfShell(NEXT), NEXT, "/");
    await caches.open("of-something-else");
    await dropOtherShells(nameOfShell(NEXT));
    expect(await caches.keys()).toEqual([nameOfShell(NEXT), "of-something-else"]);
  });
});

describe("the page", () => {
  beforeEach(() => keepShell(NAME, PARTS, "/"));

  test("comes from the network, so that it is the newest", async () => {
    network.mockResolvedValue(page("newest"));
    expect(await textOf(open())).toBe("newest");
  });

  test.each([
    ["the network is away", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the server is down behind what stands before it", async () => page("Bad gateway", 502)],
  ])("comes from the device when %s", async (_where, answer) => {
    network.mockImplementation(answer);
    expect(await textOf(open())).toBe("kept /index.html");
  });

  test("comes from the device after four seconds without an answer", async () => {
    network.mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const opened = open();
      let isThere = false;
      void opened.then(() => {
        isThere = true;
      });
      // The code looks up the stored page first.
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 0 });
      await vi.advanceTimersByTimeAsync(3_999);
      expect(isThere).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await textOf(opened)).toBe("kept /index.html");
    } finally {
      vi.useRealTimers();
    }
  });

  test("has two addresses, and no other address is answered from the device", () => {
    for (const path of [
      "/pay/handle",
      "/api/query",
      "/receipt",
      "/index.html",
      "/widgets/kaunter.js",
      "//",
      "",
    ])
      expect(pageOf(path, "/")).toBeUndefined();
  });

  test("of a portal below a path is stored for that path only", async () => {
    expect(pageOf("/backend/", "/backend/")).toBe("/backend/index.html");
    expect(pageOf("/backend/verify", "/backend/")).toBe("/backend/verify.html");
    expect(pageOf("/", "/backend/")).toBeUndefined();
    await keepShell(NAME, PARTS, "/backend/");
    expect(asked()).toContain("/backend/assets/index-abcdefgh.js");
  });

  test("that is not stored comes from the network, whatever the answer", async () => {
    network.mockResolvedValue(page("Not found", 404));
    expect(await textOf(freshShell(NAME, new Request("/verify"), pageOf("/verify", "/") ?? ""))).toBe(
      "Not found",
    );
  });
});
