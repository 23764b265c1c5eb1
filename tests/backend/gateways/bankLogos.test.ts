import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { bankLogosOf } from "../../../src/server/settings/bankLogos.ts";
import { temporaryFolder, withBackend } from "../backendUnderTest.ts";
import { FACE_JPEG, FACE_PNG } from "../records/faces.ts";

/** Logos of banks that a deployment supplies. */

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));
const PNG = bytesOf(FACE_PNG);
const JPEG = bytesOf(FACE_JPEG);

async function folderWith(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

describe("the folder of logos", () => {
  test("has a PNG or JPEG for each bank, named after the bank's code", async () => {
    const folder = await folderWith({
      "MB2U0227.png": PNG,
      "BOCM01.jpg": JPEG,
      "RHB0218.jpeg": JPEG,
      ".DS_Store": JPEG,
    });
    expect([...(await bankLogosOf(folder)).keys()]).toEqual(["BOCM01", "MB2U0227", "RHB0218"]);
  });

  test.each([
    ["named after no bank", { "maybank.png": PNG }, /file maybank\.png is not named after a bank/],
    ["of another kind", { "MB2U0227.svg": PNG }, /file MB2U0227\.svg is not named/],
    ["with the name of another kind", { "MB2U0227.jpg": PNG }, /MB2U0227\.jpg is no PNG or JPEG/],
    ["that is no picture", { "MB2U0227.png": new Uint8Array(9) }, /MB2U0227\.png is no PNG or JPEG/],
    ["above 20 kB", { "MB2U0227.png": new Uint8Array(20_001) }, /MB2U0227\.png is larger than 20 kB/],
    ["beside another of its bank", { "RHB0218.jpg": JPEG, "RHB0218.jpeg": JPEG }, /is the second logo/],
  ])("stops the start with the name of a file %s", async (_what, files, message) => {
    await expect(bankLogosOf(await folderWith(files))).rejects.toThrow(message);
  });

  test("stops the start when it is not there, or holds a folder", async () => {
    const folder = await folderWith({});
    await expect(bankLogosOf(join(folder, "none"))).rejects.toThrow("KAUNTER_BANK_LOGOS names a folder");
    await mkdir(join(folder, "RHB0218.png"));
    await expect(bankLogosOf(folder)).rejects.toThrow("KAUNTER_BANK_LOGOS names a file");
  });
});

describe("the list of banks", () => {
  const bankLogos = new Map([
    ["MB2U0227", PNG],
    ["NOBANK01", PNG],
  ]);

  test("names the listed banks that have a logo, which anyone reads and keeps for an hour", () =>
    withBackend(
      async ({ app }) => {
        const list = await (await app.request("/api/fpx/banks?messageToken=01")).json();
        expect(list.logos).toEqual(["MB2U0227"]);
        const logo = await app.request("/api/fpx/banks/logo?id=MB2U0227");
        expect(logo.status).toBe(200);
        expect(logo.headers.get("content-type")).toBe("image/png");
        expect(logo.headers.get("cache-control")).toBe("public, max-age=3600");
        expect(new Uint8Array(await logo.arrayBuffer())).toEqual(PNG);
        for (const unknown of ["?id=RHB0218", "?id=../MB2U0227", ""])
          expect((await app.request(`/api/fpx/banks/logo${unknown}`)).status).toBe(404);
      },
      { bankLogos },
    ));

  test("names none where the deployment supplies none", () =>
    withBackend(async ({ app }) => {
      expect(await (await app.request("/api/fpx/banks")).json()).not.toHaveProperty("logos");
    }));
});
