import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { breakOff, freePort, listen, runCommand, stateOfCommand } from "./command.ts";

/** `npm run configure`, as an operator calls it. */

const state = stateOfCommand();

async function configure(port: number, ...argument: readonly (string | object)[]) {
  const file = join(state.folder, "configuration.json");
  for (const given of argument) if (typeof given === "object") await writeFile(file, JSON.stringify(given));
  const words = argument.map((given) => (typeof given === "object" ? file : given));
  return runCommand("src/server/commands/configure.ts", words, { data: state.folder, port });
}

test("npm run configure sets the fields of a file while nothing runs, prints them as such a file, and lists the changes", async () => {
  const port = await freePort();
  const set = await configure(port, { closing: true, announcement: { ms: "Tutup", en: "Closed" } });
  expect(set).toEqual({
    code: 0,
    said: 'closing: false -> true\nannouncement: null -> {"ms":"Tutup","en":"Closed"}\n',
    complained: "",
  });
  const shown = await configure(port, "--show");
  expect(shown.code).toBe(0);
  const file: object = JSON.parse(shown.said);
  expect(file).toMatchObject({ revision: expect.stringMatching(/^1-/), closing: true, cart_limit: 20 });
  expect(await configure(port, file)).toMatchObject({
    code: 0,
    said: "The configuration already had these values. Nothing changed.\n",
  });
  expect(await configure(port, { closing: null })).toMatchObject({ said: "closing: true -> false\n" });
  const late = await configure(port, file);
  expect([late.code, late.complained]).toEqual([3, expect.stringContaining("changed meanwhile")]);
  const { said } = await configure(port, "--changes");
  expect(said).toMatch(/^\S+Z npm run configure\n {2}closing: false -> true\n/);
  expect(said).toMatch(/closing: true -> false\n$/);
}, 60_000);

test("npm run configure names the errors in the file, and changes nothing", async () => {
  const port = await freePort();
  const { code, complained } = await configure(port, { closeing: true, cart_limit: 0 });
  expect([code, complained]).toEqual([
    3,
    'The portal changed nothing. Correct these fields:\nThere is no field "closeing". The nearest is "closing".\n',
  ]);
  expect(JSON.parse((await configure(port, "--show")).said)).toMatchObject({ revision: "none" });
}, 60_000);

test("npm run configure goes through the running system, with the token of its data folder (rule 7.26)", async () => {
  await writeFile(join(state.folder, "internal-token"), "the token\n");
  const changed = [{ field: "closing", from: false, to: true }];
  const at = "2026-11-21T03:00:00.000Z";
  const answer = {
    configuration: { closing: true },
    revision: "1-a",
    at,
    source: "stored",
    wrong: [],
    changed,
  };
  const { port, requests } = await listen(200, answer);
  expect(await configure(port, { closing: true })).toMatchObject({
    code: 0,
    said: "closing: false -> true\n",
  });
  expect(requests).toEqual([
    { url: "/internal/configuration", authorization: "Bearer the token", body: { closing: true } },
  ]);
}, 60_000);

test("npm run configure says so when the stored document is wrong and another one is in force", async () => {
  await writeFile(join(state.folder, "internal-token"), "the token\n");
  const wrong = ['closing holds "yes". It may hold true or false.'];
  const { port } = await listen(200, {
    configuration: {},
    revision: "2-b",
    at: "2026-11-21T03:00:00.000Z",
    source: "closed",
    wrong,
    changed: [],
  });
  const { code, complained } = await configure(port, "--show");
  expect(code).toBe(0);
  expect(complained.split("\n")).toEqual([
    "The stored configuration is wrong. Correct it: npm run configure -- <file>",
    ...wrong,
    "The portal has no valid configuration, so the counter is closed.",
    "",
  ]);
}, 60_000);

test("npm run configure fails when the system breaks off the connection", async () => {
  await writeFile(join(state.folder, "internal-token"), "the token\n");
  const { code, complained } = await configure(await breakOff(), { closing: true });
  expect([code, complained]).toEqual([3, expect.stringContaining("broke off")]);
}, 60_000);

test.each([
  [[], 2, "Usage"],
  [["--show", "--changes"], 2, "Usage"],
  [["a.json", "b.json"], 2, "Usage"],
  [["--whatever"], 2, "Usage"],
  [["no such file.json"], 1, "cannot read"],
  [["README.md"], 1, "is not JSON"],
])("called with %j, ends with exit code %i", async (argument, code, complaint) => {
  const ended = await configure(await freePort(), ...argument);
  expect([ended.code, ended.complained]).toEqual([code, expect.stringContaining(complaint)]);
});
