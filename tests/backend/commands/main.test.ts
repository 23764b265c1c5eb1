import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../e2e/support/freePort.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { realExchangeIn } from "../gateways/realExchange.ts";

/** The program that a deployment runs, as a process. */

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function startMain(variables: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
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

test("a deployment serves, has no made-up bill, and ends at SIGTERM", async () => {
  const port = await freePort();
  const { child, complained } = startMain({ PORT: String(port), ...(await realExchangeIn(folder)) });
  const ended = once(child, "close");
  expect(String(await once(child.stdout, "data"))).toContain(`http://localhost:${port}`);
  const origin = `http://127.0.0.1:${port}`;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const bill = await fetch(`${origin}/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ council: "mpt", payment_type: "compound", _id: "K26-130001" }),
  });
  expect(bill.status).toBe(404);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await complained).not.toContain("error");
});
