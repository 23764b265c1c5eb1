import { X509Certificate } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createKeyMaterial,
  loadOrCreateKeyMaterial,
} from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { signSource, verifySource } from "../../../src/server/gateways/fpx/protocol/messages.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kaunter-keys-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test("key material is an RSA 2048 key and a self-signed certificate of that key", async () => {
  const keys = await createKeyMaterial({ commonName: "Exchange, of a demo = yes" });
  const certificate = new X509Certificate(keys.certificate);
  expect(certificate.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.subject).toBe(certificate.issuer);
  expect(verifySource("a", signSource("a", keys.privateKey), [keys.certificate], new Date())).toEqual({
    verified: true,
  });
});

test("the first start makes the keys in a file that only its owner may read, and the next start uses them", async () => {
  const keyFolder = join(folder, "keys");
  const made = await loadOrCreateKeyMaterial(keyFolder, "fpx");
  expect(await loadOrCreateKeyMaterial(keyFolder, "fpx")).toEqual(made);
  expect((await stat(join(keyFolder, "fpx.key.pem"))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(keyFolder, "fpx.certificate.pem"), "utf8")).toBe(made.certificate);
});

test("several first starts at the same time end with one key, which the next start uses", async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => loadOrCreateKeyMaterial(folder, "fpx")));
  const next = await loadOrCreateKeyMaterial(folder, "fpx");
  expect(new Set([...made, next].map(({ privateKey }) => privateKey)).size).toBe(1);
});

test("a start after one that stopped between the two files begins again", async () => {
  await loadOrCreateKeyMaterial(folder, "fpx");
  await rm(join(folder, "fpx.key.pem"));
  const remade = await loadOrCreateKeyMaterial(folder, "fpx");
  expect(verifySource("a", signSource("a", remade.privateKey), [remade.certificate], new Date())).toEqual({
    verified: true,
  });
});

test("a start after one that stopped before the certificate makes the certificate for the existing key", async () => {
  const made = await loadOrCreateKeyMaterial(folder, "fpx");
  await rm(join(folder, "fpx.certificate.pem"));
  expect(await loadOrCreateKeyMaterial(folder, "fpx")).toMatchObject({ privateKey: made.privateKey });
});

test("a certificate of another key is refused at the start, not at the first payment", async () => {
  await loadOrCreateKeyMaterial(folder, "fpx");
  await writeFile(join(folder, "fpx.certificate.pem"), (await createKeyMaterial()).certificate);
  await expect(loadOrCreateKeyMaterial(folder, "fpx")).rejects.toThrow("does not match its private key");
});
