import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readKeyFile } from "../demo/backend/statements/keyFile.ts";
import { temporaryFolder } from "./backend/backendUnderTest.ts";
import { freePort, runCommand } from "./command.ts";

let data: string;

beforeEach(async () => {
  data = await temporaryFolder();
});

afterEach(async () => {
  await rm(data, { recursive: true });
});

const keys = async (...argument: string[]) =>
  runCommand("demo/keys.ts", argument, { data, port: await freePort() });
const ring = () => readKeyFile(join(data, "keys", "statement-keys.json"));

test("npm run keys lists the keys, rotates and withdraws, and shows no private part", async () => {
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

test.each([
  [["withdraw", "00000000"], 1, "no key of that id"],
  [["withdraw"], 2, "Usage"],
  [["rotate", "now"], 2, "Usage"],
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
