import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockOf, readKeyFile } from "../../../src/server/statements/keyFile.ts";
import { freePort, runCommand, stateOfCommand } from "./command.ts";

const state = stateOfCommand();

const keys = async (...argument: string[]) =>
  runCommand("src/server/commands/keys.ts", argument, { data: state.folder, port: await freePort() });
const ring = () => readKeyFile(join(state.folder, "keys", "statement-keys.json"));

test("npm run keys lists, rotates and withdraws keys, and prints no private part", async () => {
  expect((await keys()).said).toMatch(/^[0-9a-f]{8} {2}signs\n$/);
  const { current } = await ring();

  expect((await keys("rotate")).said).toMatch(
    new RegExp(`^[0-9a-f]{8}  signs\n${current.id}  signed until \\d{4}-\\d\\d-\\d\\d\n$`),
  );
  const next = await ring();
  expect(next.current.id).not.toBe(current.id);

  const { code, said } = await keys("withdraw", next.current.id);
  expect(code).toBe(0);
  expect(said).toMatch(new RegExp(`signs\n${next.current.id}  withdrawn\n${current.id}  signed until`));
  expect(said).not.toContain((await ring()).current.key.d);
}, 60_000);

test("npm run keys -- prepare makes the key for the next rotation, and no second one", async () => {
  expect((await keys("prepare")).said).toMatch(/^[0-9a-f]{8} {2}signs\n[0-9a-f]{8} {2}signs next\n$/);
  const { current, next } = await ring();
  await keys("prepare");
  expect(await ring()).toMatchObject({ current, next });
  expect((await keys("rotate")).said).toMatch(
    new RegExp(`^${next?.id}  signs\n${current.id}  signed until \\d{4}-\\d\\d-\\d\\d\n$`),
  );
}, 60_000);

test("changes made at the same time are all done", async () => {
  await keys();
  const first = (await ring()).current.id;
  const done = await Promise.all([1, 2, 3].map(() => keys("rotate")));
  expect(done.map(({ code }) => code)).toEqual([0, 0, 0]);
  const { former } = await ring();
  expect(former).toHaveLength(3);
  expect(former.at(-1)?.id).toBe(first);
}, 60_000);

test("an interrupted change is reported, with what to do", async () => {
  await keys();
  const before = await ring();
  const lock = lockOf(join(state.folder, "keys", "statement-keys.json"));
  await writeFile(lock, "");
  expect(await keys("rotate")).toMatchObject({
    code: 3,
    complained: expect.stringContaining(`delete ${lock}`),
  });
  expect(await ring()).toEqual(before);
  await rm(lock);
  expect((await keys("rotate")).code).toBe(0);
}, 60_000);

test.each([
  [["withdraw", "00000000"], 1, "No key has this id"],
  [["withdraw"], 2, "Usage"],
  [["rotate", "now"], 2, "Usage"],
  [["prepare", "now"], 2, "Usage"],
  [["turn"], 2, "Usage"],
  [["--rotate"], 2, "Usage"],
])(
  "npm run keys -- %j changes nothing",
  async (argument, code, complained) => {
    await keys();
    const before = await ring();
    expect(await keys(...argument)).toMatchObject({ code, complained: expect.stringContaining(complained) });
    expect(await ring()).toEqual(before);
  },
  60_000,
);
