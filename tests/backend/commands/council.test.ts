import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { readCouncilPicture, readCouncilPrint } from "../../../src/server/councils/councilPrint.ts";
import { readContacts } from "../../../src/server/councils/readContacts.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { FACE_JPEG, FACE_PNG } from "../records/faces.ts";
import { freePort, listen, runCommand, stateOfCommand } from "./command.ts";

const state = stateOfCommand();
let logo: string;
let signature: string;

beforeEach(async () => {
  logo = join(state.folder, "crest.png");
  signature = join(state.folder, "signature.jpg");
  await writeFile(logo, FACE_PNG, "base64");
  await writeFile(signature, FACE_JPEG, "base64");
});

const keep = async (argument: readonly string[], port?: number) =>
  runCommand("src/server/commands/council.ts", argument, {
    data: state.folder,
    port: port ?? (await freePort()),
  });

describe("npm run council", () => {
  test("stores a council's pictures in the databases when nothing runs, then replaces some of them", async () => {
    const signer = ["--signer", "DORIS GUNDOHING", "--title", "Presiden"];
    expect(await keep(["mpt", "--logo", logo, "--signature", signature, ...signer])).toEqual({
      code: 0,
      said: "Majlis Perbandaran Tawau prints it from now on.\n",
      complained: "",
    });
    expect((await keep(["mpt", "--logo", signature])).said).not.toContain("removed");
    const databases = await openDatabases({ folder: join(state.folder, "databases") });
    try {
      const { signer: kept } = await readCouncilPrint(databases.metadata, "mpt");
      expect(kept).toEqual({ name: "DORIS GUNDOHING", title: "Presiden" });
      for (const picture of ["logo", "signature"] as const) {
        const content = await readCouncilPicture(databases.metadata, "mpt", picture);
        expect(Buffer.from(content ?? []).toString("base64")).toBe(FACE_JPEG);
      }
    } finally {
      await closeDatabases(databases);
    }
  }, 60_000);

  test("says that a new name of the signer removed the former signature", async () => {
    const signer = (name: string) => ["mpt", "--signer", name, "--title", "Presiden"];
    expect((await keep([...signer("DORIS GUNDOHING"), "--signature", signature])).code).toBe(0);
    expect((await keep(signer("RAHIM BIN AWANG"))).said).toBe(
      "Majlis Perbandaran Tawau prints it from now on.\n" +
        "The signature of the former signer is removed. Add the new one: npm run council -- mpt --signature <file>\n",
    );
    expect((await keep([...signer("DORIS GUNDOHING"), "--signature", signature])).said).not.toContain(
      "removed",
    );
  }, 60_000);

  test("stores the contact that a file holds", async () => {
    const file = join(state.folder, "contact.json");
    await writeFile(file, JSON.stringify({ phone: "089-000000" }));
    expect((await keep(["mpt", "--contact", file])).code).toBe(0);
    const databases = await openDatabases({ folder: join(state.folder, "databases") });
    try {
      expect(await readContacts(databases.metadata, ["mpt"])).toEqual({ mpt: { phone: "089-000000" } });
    } finally {
      await closeDatabases(databases);
    }
  }, 60_000);

  test("goes through the running system, with the token of its data folder", async () => {
    await writeFile(join(state.folder, "internal-token"), "the-token");
    const { port, requests } = await listen(200, { changed: ["logo"] });
    expect((await keep(["mps", "--logo", logo], port)).code).toBe(0);
    expect(requests).toEqual([
      {
        url: "/internal/councils",
        authorization: "Bearer the-token",
        body: { council: "mps", logo: FACE_PNG },
      },
    ]);
  });

  test("prints the running system's reason when it refuses", async () => {
    await writeFile(join(state.folder, "internal-token"), "the-token");
    const { port } = await listen(404, { error: "not_found", reason: "missing" });
    const { code, complained } = await keep(["mps", "--logo", logo], port);
    expect([code, complained]).toEqual([
      3,
      `The system on port ${port} refused the call: 404 "missing". Read its log, and use the command of the version that runs.\n`,
    ]);
  });

  test.each([
    [[], 2, "Usage"],
    [["mpt"], 2, "Usage"],
    [["mpt", "--signer", "DORIS"], 2, "Usage"],
    [["mpt", "--crest", "package.json"], 2, "Usage"],
    [["kl", "--logo", "LOGO"], 1, "code"],
    [["mpt", "--logo", "none.png"], 1, "cannot read"],
    [["mpt", "--logo", "package.json"], 1, "PNG or JPEG"],
    [["mpt", "--signer", "", "--title", "Presiden"], 1, "1 to 200"],
    [["mpt", "--contact", "none.json"], 1, "must be JSON"],
    [["mpt", "--contact", "package.json"], 1, "must be JSON"],
  ])("%j is refused", async (argument, code, said) => {
    const refused = await keep(argument.map((text) => (text === "LOGO" ? logo : text)));
    expect(refused).toMatchObject({ code, said: "", complained: expect.stringContaining(said) });
  });
});
