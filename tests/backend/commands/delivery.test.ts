import { describe, expect, test } from "vitest";
import { freePort, runCommand, stateOfCommand } from "./command.ts";

const state = stateOfCommand();

const delivery = async (...argument: string[]) =>
  runCommand("src/server/commands/delivery.ts", argument, { data: state.folder, port: await freePort() });

const ADDRESS = "https://council.example/kaunter";

describe("npm run delivery", () => {
  test("sets up a webhook and an e-mail, shows the secret once, lists both, and stops one", async () => {
    expect(await delivery("webhook", "mpt", ADDRESS)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^[\w-]{43}\n$/),
    });
    expect(await delivery("email", "mpt", "hasil@council.example")).toMatchObject({
      code: 0,
      complained: "",
    });
    expect(await delivery("list", "mpt")).toEqual({
      code: 0,
      said: `email  hasil@council.example  delivered none\nwebhook  ${ADDRESS}  delivered none\n`,
      complained: "",
    });
    expect(await delivery("replay", "mpt", "webhook")).toMatchObject({ code: 0 });
    expect(await delivery("replay", "mpt", "webhook", "--after", "mpt-2026-1")).toMatchObject({ code: 3 });
    expect(await delivery("stop", "mpt", "webhook")).toMatchObject({ code: 0, said: "Stopped.\n" });
    expect(await delivery("stop", "mpt", "webhook")).toMatchObject({ code: 3, said: "" });
    expect((await delivery("list", "mpt")).said).not.toContain("webhook");
  });

  test.each([
    [[], 2],
    [["webhook", "tawau", ADDRESS], 1],
    [["webhook", "mpt", "http://council.example/kaunter"], 1],
    [["webhook", "mpt", "https://name:word@council.example/"], 1],
    [["webhook", "mpt", ADDRESS, "--language", "ms"], 2],
    [["email", "mpt", "no address"], 1],
    [["email", "mpt", "hasil@council.example", "--language", "fr"], 1],
    [["replay", "mpt", "post"], 2],
    [["replay", "mpt", "email"], 3],
  ])("with the arguments %j it changes nothing and exits with %i", async (argument, code) => {
    expect(await delivery(...argument)).toMatchObject({ code, said: "" });
  });
});
