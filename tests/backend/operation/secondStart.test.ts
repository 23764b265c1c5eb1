import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetRunning, noteRunning, runningPortal } from "../../../demo/system/runningSystem.ts";
import { type Listener, listen } from "../../../src/server/start/listener.ts";
import { temporaryFolder } from "../backendUnderTest.ts";

/** A second `npm start` in the folder of a demonstration that runs. This process stands for the first one. */

const PORTAL = "http://localhost:4173";

let data: string;
let first: Listener;

beforeEach(async () => {
  data = await temporaryFolder();
  first = await listen(0);
  first.answerWith(() => new Response("ok"));
  await noteRunning(data, { portal: PORTAL, server: `http://127.0.0.1:${first.port}` });
  return () => rm(data, { recursive: true, force: true });
});

afterEach(() => first.close());

async function startAgain() {
  const child = spawn(process.execPath, ["demo/refuseSecondStart.ts"], {
    env: { ...process.env, KAUNTER_DATA: data },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(child.stderr);
  const [status] = await once(child, "close");
  return { status, said: await said };
}

test("a second start ends before it builds, and says where the first one runs", async () => {
  const { status, said } = await startAgain();
  expect(status).toBe(1);
  expect(said).toContain(`Kaunter already runs at ${PORTAL}.`);
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  expect(scripts.start).toMatch(/^node demo\/refuseSecondStart\.ts && npm run build && /);
});

test("a start after the first one has ended goes on without a message", async () => {
  await forgetRunning(data);
  expect(await startAgain()).toEqual({ status: 0, said: "" });
});

test("a first one that crashed stops no start: its port does not answer", async () => {
  await first.close();
  expect(await runningPortal(data)).toBeUndefined();
  first = await listen(0);
});

test("a first one that crashed stops no start, although another program answers on its port", async () => {
  const ended = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(ended, "close");
  const file = join(data, "running.json");
  const noted = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...noted, pid: ended.pid }));
  expect(await runningPortal(data)).toBeUndefined();
});
