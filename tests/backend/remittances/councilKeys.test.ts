import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import {
  createCouncilKey,
  listCouncilKeys,
  revokeCouncilKey,
} from "../../../src/server/remittances/councilKeys.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";
import { approve } from "../licences/licences.ts";
import { closing, DAY, remittancesOf } from "./remittances.ts";

const keyOf = async ({ databases, clock }: BackendUnderTest, council: "mpt" | "mps" = "mpt") =>
  createCouncilKey({ databases, clock, random: systemRandom }, { council, name: "Jabatan Hasil" });

const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

/** Two days with a payment each. */
async function remitted(backend: BackendUnderTest): Promise<void> {
  for (const [place, line] of [lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")].entries()) {
    const { pay_url } = await created(backend, requestFor([line]), `0123456789abcdef-${place}`);
    await approve(backend, await goToBank(backend, pay_url));
    backend.clock.pass(DAY);
    await closeAllRemittances(closing(backend));
  }
}

test("a council's key lists its remittances after a known one, and reads one with its lines", () =>
  withBackend(async (backend) => {
    await remitted(backend);
    const { key } = await keyOf(backend);
    const list = await (await backend.app.request("/api/remittances/mpt", withKey(key))).json();
    expect(list.remittances.map(({ remittance }: { remittance: string }) => remittance)).toEqual([
      "mpt-2026-1",
      "mpt-2026-2",
    ]);
    const rest = await backend.app.request("/api/remittances/mpt?after=mpt-2026-1", withKey(key));
    expect((await rest.json()).remittances).toHaveLength(1);
    const one = await backend.app.request("/api/remittances/mpt/mpt-2026-2", withKey(key));
    expect(await one.json()).toMatchObject({
      remittance: "mpt-2026-2",
      day: "2026-08-04",
      total: { lines: 1, amount: "80.00" },
      lines: [{ kind: "payment", charge: "compound", bill: "K26-000001", amount: "80.00" }],
    });
  }));

test("a key opens no other council, and nothing after it was revoked", () =>
  withBackend(async (backend) => {
    await remitted(backend);
    const { key, id } = await keyOf(backend);
    const statusOf = async (path: string, sent = key) =>
      (await backend.app.request(`/api/remittances/${path}`, withKey(sent))).status;
    expect(await statusOf("mps")).toBe(401);
    expect(await statusOf("mps/mpt-2026-1")).toBe(401);
    const other = await keyOf(backend, "mps");
    expect(await statusOf("mpt/mpt-2026-1", other.key)).toBe(401);
    expect(await statusOf("mps/mpt-2026-1", other.key)).toBe(404);
    expect(await statusOf("mps/mpt-2026-1/csv", other.key)).toBe(404);
    expect(await statusOf("mpt", "")).toBe(401);
    expect(await statusOf("mpt", `${key}x`)).toBe(401);
    expect(await statusOf("mpt")).toBe(200);
    const { databases, clock } = backend;
    expect(await revokeCouncilKey({ databases, clock }, { council: "mpt", id })).toBe(true);
    expect(await statusOf("mpt")).toBe(401);
    expect(await listCouncilKeys(databases.handles, "mpt")).toMatchObject([
      { id, name: "Jabatan Hasil", last_used_at: expect.any(String), revoked_at: expect.any(String) },
    ]);
  }));

test("the database holds no key, and no page of another site reads a remittance", () =>
  withBackend(async (backend) => {
    await remitted(backend);
    const { key } = await keyOf(backend);
    const documents = await backend.databases.handles.list({ prefix: "council_key:", limit: 10 });
    expect(JSON.stringify(documents)).not.toContain(key.slice(-43));
    for (const origin of [COUNCIL, PORTAL]) {
      const headers = { ...withKey(key).headers, origin };
      const answer = await backend.app.request("/api/remittances/mpt", { headers });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  }));

test("the first acknowledgement counts", () =>
  withBackend(async (backend) => {
    await remitted(backend);
    const { key } = await keyOf(backend);
    const path = "/api/remittances/mpt/mpt-2026-1";
    const acknowledge = () =>
      backend.app.request(`${path}/acknowledgement`, { ...withKey(key), method: "POST" });
    const acknowledgedAt = async () =>
      (await (await backend.app.request(path, withKey(key))).json()).acknowledged_at;
    expect(await acknowledgedAt()).toBeNull();
    expect((await acknowledge()).status).toBe(200);
    const first = await acknowledgedAt();
    expect(first).toBe(backend.clock.now().toISOString());
    backend.clock.pass(DAY);
    expect((await acknowledge()).status).toBe(200);
    expect(await acknowledgedAt()).toBe(first);
  }));

const EXAMPLES = [
  { program: process.execPath, file: "docs/examples/remittances.mjs" },
  { program: "sh", file: "docs/examples/remittances.sh" },
];

test.each(EXAMPLES)("the example $file fetches what is new once, and acknowledges it", ({ program, file }) =>
  withBackend(async (backend) => {
    await remitted(backend);
    const { key } = await keyOf(backend);
    const listener = await listen(0);
    listener.answerWith(backend.app.fetch);
    const folder = await mkdtemp(join(tmpdir(), "kaunter-council-"));
    const env = { ...process.env, PORTAL: `http://127.0.0.1:${listener.port}`, COUNCIL: "mpt", KEY: key };
    const run = (changes = {}) =>
      promisify(execFile)(program, [file, folder], { env: { ...env, ...changes } });
    try {
      expect((await run()).stdout.trim().split("\n")).toHaveLength(2);
      expect((await readdir(folder)).sort()).toEqual(["mpt-2026-1.csv", "mpt-2026-2.csv"]);
      const [remittance] = await remittancesOf(backend);
      const text = await readFile(join(folder, "mpt-2026-1.csv"), "utf8");
      expect(text.startsWith("\ufeffremittance,")).toBe(true);
      expect(text).toContain(remittance?.lines[0]?.receipt_no ?? "no receipt");
      const answer = await backend.app.request("/api/remittances/mpt", withKey(key));
      const { remittances } = await answer.json();
      for (const { acknowledged_at } of remittances) expect(acknowledged_at).not.toBeNull();
      expect((await run()).stdout).toBe("");
      await expect(run({ KEY: "wrong" })).rejects.toThrow("401");
    } finally {
      await listener.close();
      await rm(folder, { recursive: true });
    }
  }),
);

test("a remittance whose lines cannot all be read ends with an error, and never as a whole file", () =>
  withBackend(async (backend) => {
    await remitted(backend);
    const { key } = await keyOf(backend);
    const { settlements } = backend.databases;
    const [{ pages: [id = ""] = [] } = {}] = await remittancesOf(backend);
    const page = await settlements.read(id);
    if (page === undefined) throw new Error("no page");
    await settlements.write({ ...page, lines: "lost" });
    const { port, answerWith, close } = await listen(0);
    try {
      answerWith(backend.app.fetch);
      const read = async () => {
        const answer = await fetch(
          `http://127.0.0.1:${port}/api/remittances/mpt/mpt-2026-1/csv`,
          withKey(key),
        );
        await answer.text();
        return answer.ok;
      };
      // the answer is 500 when the error came before the head was sent
      expect(await read().catch(() => false)).toBe(false);
      expect(backend.log).toContainEqual(expect.objectContaining({ event: "file_cut_off" }));
    } finally {
      await close();
    }
  }));

test("a key that was made before its maker was noted is listed without one, and opens the remittances", () =>
  withBackend(async (backend) => {
    const { key } = await keyOf(backend);
    const { handles } = backend.databases;
    const [stored] = await handles.list({ prefix: "council_key:", limit: 1 });
    if (stored === undefined) throw new Error("no key");
    const { created_by, ...older } = stored;
    expect(created_by).toBe("npm run remittance");
    await handles.write(older);
    expect(await listCouncilKeys(handles, "mpt")).toMatchObject([{ created_by: null }]);
    expect((await backend.app.request("/api/remittances/mpt", withKey(key))).status).toBe(200);
  }));
