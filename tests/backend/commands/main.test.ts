import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../e2e/support/freePort.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { realExchangeIn } from "../gateways/realExchange.ts";

/** The program that a deployment runs, as a process. */

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function startMain(variables: Readonly<Record<string, string>>, entry = "src/server/main.ts") {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, KAUNTER_DATA: join(folder, "data"), ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, complained: text(child.stderr) };
}

test("a deployment without an exchange does not start, and names the missing setting and the demonstration", async () => {
  const { child, complained } = startMain({});
  expect(await once(child, "close")).toEqual([1, null]);
  expect(await complained).toMatch(/KAUNTER_FPX_URL must name the exchange.*npm start/);
});

test.each([
  ["the demonstration", "demo/start.ts", "PORT=8100 npm start"],
  ["a deployment", "src/server/main.ts", "choose another port with the variable PORT."],
])(
  "%s names a port that another program uses, and how to choose another",
  async (name, entry, advice) => {
    const other = await listen(0);
    const exchange = entry === "src/server/main.ts" ? await realExchangeIn(folder) : {};
    const data = { KAUNTER_DATA: join(folder, name) };
    const { child, complained } = startMain({ ...exchange, ...data, PORT: String(other.port) }, entry);
    expect(await once(child, "close")).toEqual([1, null]);
    expect(await complained).toContain(`Another program uses port ${other.port}.`);
    expect(await complained).toContain(advice);
    await other.close();
  },
  60_000,
);

/** A free port whose next two are taken, as those of any other program. */
async function portBeforeTakenOnes() {
  for (;;) {
    const port = await freePort();
    try {
      const taken = [await listen(port + 1), await listen(port + 2)];
      return { port, free: () => Promise.all(taken.map((listener) => listener.close())) };
    } catch {
      // another program has one of them: the next free port
    }
  }
}

test.each(["src/server/main.ts", "demo/start.ts"])(
  "a deployment (%s) serves on one port, prints no sample number, has no made-up bill, and ends at SIGTERM",
  async (entry) => {
    const { port, free } = await portBeforeTakenOnes();
    const real = await realExchangeIn(folder);
    const { child, complained } = startMain({ PORT: String(port), ...real }, entry);
    const printed = text(child.stdout);
    const ended = once(child, "close");
    await once(child.stdout, "data");
    const origin = `http://127.0.0.1:${port}`;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const bill = await post(origin, "/search", {
      council: "mpt",
      payment_type: "compound",
      _id: "K26-130001",
    });
    expect(bill.status).toBe(404);
    const url = Buffer.from("metadata/configuration").toString("base64");
    // without a card gateway in the settings it takes no card
    expect(await (await post(origin, "/api/query", { url })).json()).toMatchObject({ cards: false });
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(await printed).toBe(`Kaunter runs at http://localhost:${port}.\n`);
    expect(await complained).not.toContain("error");
    // the merchant's key is the one that PayNet knows: the start makes none
    await expect(stat(join(folder, "data", "keys", "merchant.key.pem"))).rejects.toThrow("ENOENT");
    await free();
  },
  60_000,
);

const post = (origin: string, path: string, body: unknown) =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("a deployment with an exchange elsewhere does not start at a portal over plain http", async () => {
  const plain = {
    ...(await realExchangeIn(folder)),
    KAUNTER_FPX_URL: "https://fpx.example",
    KAUNTER_ORIGIN: "http://portal.example",
    KAUNTER_COUNCIL_ORIGINS: "https://www.mpt.example",
  };
  const { child, complained } = startMain(plain, "demo/start.ts");
  expect(await once(child, "close")).toEqual([1, null]);
  expect(await complained).toContain("KAUNTER_FPX_URL needs an https address in KAUNTER_ORIGIN");
});
