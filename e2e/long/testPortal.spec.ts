import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { test as base, expect, type Page } from "@playwright/test";
import { samplesOf } from "../../demo/records/samples.ts";
import { startSystem } from "../../demo/system/startSystem.ts";
import type { System } from "../../demo/system/system.ts";
import { firstSettings } from "../../src/domain/embed/settings.ts";
import { moduleSnippet, policyLines } from "../../src/domain/embed/snippets.ts";
import type { Databases } from "../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../src/server/databases/openDatabases.ts";
import { CARD_PATHS } from "../../src/server/gateways/card/protocol/constants.ts";
import { FPX_PATHS } from "../../src/server/gateways/fpx/protocol/constants.ts";
import { createKeyMaterial } from "../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { fillCart, payCart } from "../hostile/journey.ts";
import { TEXTS } from "../support/counter.ts";
import { freePort } from "../support/freePort.ts";

/** A council's page in test mode, between a live portal (docs/operation.md, "A test portal") and its test portal. */

const COUNCIL = "mpt";
const t = TEXTS.ms;

/** Where the simulated exchange and card gateway are called. */
const SIMULATED = [FPX_PATHS.authorization, FPX_PATHS.bankList, CARD_PATHS.entry, CARD_PATHS.enquiry];

const built = (folder: string) => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

/** The process of a deployment. Its exchange never answers. */
async function startLive(folder: string, site: string, testPortal: string) {
  const data = join(folder, "live");
  const exchange = { key: join(folder, "merchant.key.pem"), certificate: join(folder, "exchange.pem") };
  const { privateKey, certificate } = await createKeyMaterial();
  await writeFile(exchange.key, privateKey);
  await writeFile(exchange.certificate, certificate);
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: {
      ...process.env,
      PORT: String(port),
      KAUNTER_DATA: data,
      KAUNTER_COUNCIL_ORIGINS: site,
      KAUNTER_TEST_PORTAL: testPortal,
      KAUNTER_FPX_URL: "http://127.0.0.1:9",
      KAUNTER_FPX_KEY: exchange.key,
      KAUNTER_FPX_CERTIFICATES: exchange.certificate,
      KAUNTER_FPX_SELLER_EX_ID: "EX00000001",
      KAUNTER_FPX_SELLER_ID: "SE00000001",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  if (child.stdout === null) throw new Error("The process has no output.");
  // it prints its address when it serves
  await Promise.race([
    once(child.stdout, "data"),
    ended.then(() => {
      throw new Error("The live portal ended at its start.");
    }),
  ]);
  return {
    portal: `http://localhost:${port}`,
    /** What a process of this machine calls. */
    server: `http://127.0.0.1:${port}`,
    data,
    /** Ends the process. Then its data can be read. */
    async end() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A page of the council's site with the snippet and the policy of the studio. */
function serveSite(port: number, portal: string, testPortal: string) {
  const snippet = moduleSnippet({
    settings: { ...firstSettings(COUNCIL), isTest: true },
    portal,
    link: `${portal}/#/search?council=${COUNCIL}`,
  });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; ${policyLines(portal, "element", testPortal).join("; ")}`,
  };
  const page = `<!doctype html><html lang="ms"><title>Majlis</title><main>${snippet}</main></html>`;
  return serve({ fetch: () => new Response(page, { headers }), hostname: "127.0.0.1", port });
}

/** The paths of the page's calls at an origin, without those of the elements' files. */
function watchCalls(page: Page, origin: string): ReadonlySet<string> {
  const calls = new Set<string>();
  page.on("request", (request) => {
    const { origin: called, pathname } = new URL(request.url());
    if (called !== origin || pathname.startsWith("/widgets/")) return;
    calls.add(`${request.method()} ${pathname} ${request.postData() ?? ""}`.trim());
  });
  return calls;
}

/** How many bills, payments, settlements of the council's bills, handles and messages there are. */
async function documentsIn(databases: Databases) {
  const count = async (name: keyof Databases, prefix = "") =>
    (await databases[name].list({ prefix, limit: 1000 })).length;
  return {
    bills: await count("records"),
    payments: await count("all_payments"),
    settlements: await count("settlements", `${COUNCIL}:`),
    handles: await count("handles"),
    messages: await count("notifications"),
  };
}

/** Both portals and the council's site. They end with the test. */
interface Place {
  readonly site: string;
  readonly live: Awaited<ReturnType<typeof startLive>>;
  readonly tried: System;
}

const test = base.extend<{ readonly place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "kaunter-test-portal-"));
      const port = await freePort();
      const site = `http://${COUNCIL}.localhost:${port}`;
      const tried = await startSystem({
        ports: { portal: 0, councils: 0, simulators: 0 },
        settings: readSettings({ KAUNTER_DATA: join(folder, "test"), KAUNTER_COUNCIL_ORIGINS: site }),
        files: { portal: built("portal"), widgets: built("widgets") },
        log: () => undefined,
      });
      const live = await startLive(folder, site, tried.urls.portal);
      const served = serveSite(port, live.portal, tried.urls.portal);
      await use({ site, live, tried });
      served.close();
      await Promise.all([live.end(), tried.close()]);
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
});

test("a council's page in test mode pays on the test portal, marked and with its events, and the live portal has no trace of it", async ({
  page,
  place: { site, live, tried },
}) => {
  const calls = watchCalls(page, live.portal);
  const counter = page.locator("kaunter-pay");
  const mark = counter.getByText(t.testMode.title);
  const events = counter.getByRole("region", { name: t.testMode.events }).getByRole("listitem");
  const visit = {
    council: COUNCIL,
    path: "/",
    bill: { council: COUNCIL, charge: "parking", number: samplesOf(COUNCIL).parking.number },
    onStep: () => expect(mark).toBeVisible(),
  } as const;

  await page.goto(`${site}/`);
  await fillCart(counter, visit);
  const number = await payCart(page, visit);

  // after the bank, the receipt and the cart report as soon as each is known
  const afterTheBank = [
    "kaunter-ready",
    'kaunter-cart-change {"count":0}',
    'kaunter-payment {"status":"paid"}',
  ];
  const beforeTheBank = [
    "kaunter-redirect",
    'kaunter-navigate {"screen":"checkout"}',
    'kaunter-navigate {"screen":"cart"}',
    'kaunter-cart-change {"count":1}',
    "kaunter-ready",
  ];
  await expect(events).toHaveCount(afterTheBank.length + beforeTheBank.length);
  const listed = await events.allInnerTexts();
  expect(listed.splice(0, afterTheBank.length).toSorted()).toEqual(afterTheBank.toSorted());
  expect(listed).toEqual(beforeTheBank);

  const payments = await tried.databases.all_payments.list({ prefix: "", limit: 10 });
  expect(payments).toEqual([expect.objectContaining({ receipt_no: number })]);
  for (const documents of Object.values(await documentsIn(tried.databases)))
    expect(documents).toBeGreaterThan(0);

  // the page asks the live portal for its test portal, and nothing else
  expect([...calls]).toEqual([
    `POST /api/query ${JSON.stringify({ url: Buffer.from("metadata/configuration").toString("base64") })}`,
  ]);
  // Node may not resolve *.localhost
  const simulators = `http://127.0.0.1:${new URL(tried.urls.bank).port}`;
  for (const path of SIMULATED) {
    const statusAt = async (server: string) => (await fetch(`${server}${path}`, { method: "POST" })).status;
    expect(await statusAt(simulators), path).not.toBe(404);
    expect(await statusAt(live.server), path).toBe(404);
  }

  await live.end();
  const databases = await openDatabases({ folder: join(live.data, "databases") });
  expect(await documentsIn(databases)).toEqual({
    bills: 0,
    payments: 0,
    settlements: 0,
    handles: 0,
    messages: 0,
  });
  await closeDatabases(databases);
});
