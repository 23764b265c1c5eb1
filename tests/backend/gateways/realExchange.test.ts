import { createPrivateKey, generateKeyPairSync, X509Certificate } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { signSource, verifySource } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { realExchange } from "../../../src/server/gateways/fpx/realExchange.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { merchantKeys, temporaryFolder } from "../backendUnderTest.ts";
import { realExchangeIn } from "./realExchange.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const PASSPHRASE = "kata laluan kunci";

let folder: string;
let variables: Readonly<Record<string, string>>;

beforeEach(async () => {
  folder = await temporaryFolder();
  variables = await realExchangeIn(folder);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const read = (changed: Readonly<Record<string, string>> = {}) =>
  realExchange(readSettings({ ...variables, ...changed }), NOW);

const lockedKey = () =>
  createPrivateKey(merchantKeys.privateKey)
    .export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: PASSPHRASE })
    .toString();

const certificateOf = async (from: string, until: string) =>
  (await createKeyMaterial({ notBefore: new Date(from), notAfter: new Date(until) })).certificate;

test("without a configured exchange the server uses the simulator", async () => {
  expect(await realExchange(readSettings({}), NOW)).toBeUndefined();
});

test("requests are signed with the merchant's key, and both certificates are tried", async () => {
  const next = await file("next.cer", await certificateOf("2026-12-01", "2028-12-01"));
  const exchange = await read({ KAUNTER_FPX_CERTIFICATES: `${variables.KAUNTER_FPX_CERTIFICATES},${next}` });
  expect(exchange).toMatchObject({
    browserOrigin: "http://127.0.0.1:9",
    serverOrigin: "http://127.0.0.1:9",
  });
  expect(exchange?.certificates).toHaveLength(2);
  const checksum = signSource("a", exchange?.keys.privateKey ?? "");
  expect(verifySource("a", checksum, [merchantKeys.certificate], NOW)).toEqual({ verified: true });
});

test("a key with a passphrase is unlocked with the passphrase from its file", async () => {
  const exchange = await read({
    KAUNTER_FPX_KEY: await file("locked.pem", lockedKey()),
    KAUNTER_FPX_KEY_PASSPHRASE_FILE: await file("passphrase", `${PASSPHRASE}\n`),
  });
  expect(exchange?.keys.privateKey).toBe(merchantKeys.privateKey);
});

test("a certificate may be a binary .cer file", async () => {
  const pem = await certificateOf("2026-01-01", "2028-01-01");
  const bytes = new Uint8Array(new X509Certificate(pem).raw);
  const exchange = await read({ KAUNTER_FPX_CERTIFICATES: await file("fpxprod.cer", bytes) });
  expect(exchange?.certificates).toEqual([pem]);
});

describe("an unusable file is named, and the error repeats nothing of it", () => {
  const refused = async (changed: Readonly<Record<string, string>>, message: string) => {
    const failure = await read(changed).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "SettingsError", message: expect.stringContaining(message) });
    const said = String(failure instanceof Error ? `${failure.stack} ${JSON.stringify(failure.cause)}` : "");
    for (const secret of [PASSPHRASE, merchantKeys.privateKey.slice(40, 80), folder])
      expect(said).not.toContain(secret);
  };

  test("a key that is missing, invalid, or a certificate", async () => {
    await refused(
      { KAUNTER_FPX_KEY: join(folder, "none") },
      "KAUNTER_FPX_KEY names a file that the server cannot read",
    );
    await refused({ KAUNTER_FPX_KEY: await file("text", PASSPHRASE) }, "KAUNTER_FPX_KEY must name a file");
    const cut = merchantKeys.privateKey.slice(0, 600);
    await refused({ KAUNTER_FPX_KEY: await file("cut", cut) }, "KAUNTER_FPX_KEY must name a file");
    await refused(
      { KAUNTER_FPX_KEY: variables.KAUNTER_FPX_CERTIFICATES ?? "" },
      "KAUNTER_FPX_KEY must name a file",
    );
  });

  test("a key that is locked, or has another passphrase", async () => {
    const KAUNTER_FPX_KEY = await file("locked.pem", lockedKey());
    await refused({ KAUNTER_FPX_KEY }, "KAUNTER_FPX_KEY_PASSPHRASE_FILE must name");
    const wrong = { KAUNTER_FPX_KEY, KAUNTER_FPX_KEY_PASSPHRASE_FILE: await file("wrong", "other") };
    await refused(wrong, "KAUNTER_FPX_KEY_PASSPHRASE_FILE must name");
    const absent = { KAUNTER_FPX_KEY, KAUNTER_FPX_KEY_PASSPHRASE_FILE: join(folder, "none") };
    await refused(absent, "KAUNTER_FPX_KEY_PASSPHRASE_FILE names a file that the server cannot read");
  });

  test("a key whose signatures the exchange does not accept", async () => {
    const short = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey;
    const curved = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    for (const key of [short, curved]) {
      const pem = key.export({ type: "pkcs8", format: "pem" }).toString();
      await refused(
        { KAUNTER_FPX_KEY: await file("weak", pem) },
        "must name an RSA key of 2048 bits or more",
      );
    }
  });

  test("a certificate that is missing or invalid", async () => {
    const first = variables.KAUNTER_FPX_CERTIFICATES;
    await refused(
      { KAUNTER_FPX_CERTIFICATES: `${first},${join(folder, "none")}` },
      "KAUNTER_FPX_CERTIFICATES names a file that the server cannot read",
    );
    await refused(
      { KAUNTER_FPX_CERTIFICATES: `${first},${await file("text", PASSPHRASE)}` },
      "file 2 of KAUNTER_FPX_CERTIFICATES must hold a certificate",
    );
  });

  test("a certificate for another kind of key than the exchange signs with", async () => {
    const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
    const { X509CertificateGenerator } = await import("@peculiar/x509");
    const curved = await X509CertificateGenerator.createSelfSigned({
      name: "CN=FPX",
      keys: { publicKey, privateKey },
      signingAlgorithm: { ...CURVE, hash: "SHA-256" },
    });
    const KAUNTER_FPX_CERTIFICATES = await file("curved.pem", curved.toString("pem"));
    await refused({ KAUNTER_FPX_CERTIFICATES }, "must hold a certificate of an RSA key of 2048 bits or more");
  });

  test.each([
    ["2024-01-01", "2026-11-20"],
    ["2024-01-01", "2026-11-22T01:00:00Z"],
    ["2026-11-22", "2028-01-01"],
  ])("certificates none of which is valid today and for another day: %s to %s", async (from, until) => {
    const KAUNTER_FPX_CERTIFICATES = await file("only.pem", await certificateOf(from, until));
    await refused(
      { KAUNTER_FPX_CERTIFICATES },
      "KAUNTER_FPX_CERTIFICATES must name a certificate that is valid now",
    );
  });
});
