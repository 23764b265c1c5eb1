import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startSystem } from "../../../demo/system/startSystem.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { createTracker, type Tracker } from "../../../src/server/tracker/tracker.ts";
import { post } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, temporaryFolder, withBackend } from "../backendUnderTest.ts";

/**
 * The portal's own server sends page views to the configured tracker. Without the setting it sends none, and it never says who
 * looked.
 */

const URL_OF_TRACKER = "https://count.example/collect?site=1";
const CART = { page: "cart", language: "ms" };

/** In Malaysia it is already the next day. */
const EVENING = Date.parse("2026-08-02T17:00:00.000Z");

/** A tracker over a fake network, and the requests that it got. */
function trackerThat(answer: () => Promise<Response>) {
  const reported: { url: string; init: RequestInit }[] = [];
  const log: LogEntry[] = [];
  let now = EVENING;
  const tracker = createTracker({
    url: URL_OF_TRACKER,
    fetch: async (url, init) => {
      reported.push({ url, init });
      return answer();
    },
    clock: { now: () => new Date(now) },
    log: (entry) => log.push(entry),
  });
  return {
    tracker,
    reported,
    log,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const counting = () => trackerThat(async () => new Response("counted"));

/** The call of the portal's own page. */
const look = (backend: BackendUnderTest, view: unknown, headers: Readonly<Record<string, string>> = {}) =>
  post(backend, "/api/views", view, { origin: PORTAL, "sec-fetch-site": "same-origin", ...headers });

async function configured(backend: BackendUnderTest): Promise<unknown> {
  const url = Buffer.from("metadata/configuration").toString("base64");
  return (await post(backend, "/api/query", { url })).json();
}

describe("without a tracker", () => {
  test("the call does not exist, and the configuration says so, whatever its document says", () =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", page_views: true });
      expect((await look(backend, CART)).status).toBe(404);
      expect(await configured(backend)).toMatchObject({ page_views: false });
    }));
});

describe("with a tracker", () => {
  const on = (work: (backend: BackendUnderTest, wire: ReturnType<typeof counting>) => Promise<void>) => {
    const wire = counting();
    return withBackend((backend) => work(backend, wire), { tracker: wire.tracker });
  };

  test("the configuration says so, whatever its document says", () =>
    on(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", page_views: false });
      expect(await configured(backend)).toMatchObject({ page_views: true });
    }));

  test("the tracker gets the page, the language and the day in Malaysia, and nothing about the visitor (rule 7.23)", () =>
    on(async (backend, { tracker, reported }) => {
      const answer = await look(backend, CART, {
        cookie: "AuthSession=secret",
        referer: `${PORTAL}/?kaunter-return=h4ndle`,
        "user-agent": "Phone/1",
        "x-forwarded-for": "203.0.113.7",
        "test-peer": "127.0.0.1",
        "accept-language": "ms",
      });
      expect([answer.status, await answer.text(), answer.headers.get("set-cookie")]).toEqual([204, "", null]);
      await tracker.idle();
      expect(reported).toEqual([
        {
          url: URL_OF_TRACKER,
          init: {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ page: "cart", language: "ms", day: "2026-08-03" }),
            redirect: "error",
            signal: expect.any(AbortSignal),
          },
        },
      ]);
    }));

  test.each([
    ["a council's page", { origin: COUNCIL }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a page without an origin", { origin: "null" }],
  ])("a view of %s is refused and not counted", (_who, headers) =>
    on(async (backend, { reported }) => {
      const answer = await look(backend, CART, headers);
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      expect(reported).toEqual([]);
    }),
  );

  test("a visitor with Global Privacy Control is not counted", () =>
    on(async (backend, { reported }) => {
      expect((await look(backend, CART, { "sec-gpc": "1" })).status).toBe(204);
      expect(reported).toEqual([]);
    }));

  test.each([
    ["no page of the portal", { ...CART, page: "/requery?status=x" }, 400],
    ["the central team's page", { ...CART, page: "payments" }, 400],
    ["no language of the portal", { ...CART, language: "ta" }, 400],
    ["a page alone", { page: "cart" }, 400],
    ["something more", { ...CART, visitor: "1" }, 400],
    ["a list", [CART], 400],
    ["nothing", null, 400],
    ["much", { ...CART, page: "c".repeat(300) }, 413],
  ])("a body with %s is refused", (_what, body, status) =>
    on(async (backend, { reported }) => {
      expect((await look(backend, body)).status).toBe(status);
      expect(reported).toEqual([]);
    }),
  );

  test("a body without the JSON content type is refused, and so is another method", () =>
    on(async (backend, { reported }) => {
      expect((await look(backend, CART, { "content-type": "text/plain" })).status).toBe(415);
      expect((await backend.app.request("/api/views", { headers: { origin: PORTAL } })).status).toBe(405);
      expect(reported).toEqual([]);
    }));

  test("a caller who invents views is stopped for a minute, and nobody else", () =>
    on(async (backend) => {
      const from = async (peer: string) => (await look(backend, CART, { "test-peer": peer })).status;
      for (let made = 0; made < 120; made += 1) expect(await from("203.0.113.7")).toBe(204);
      expect(await from("203.0.113.7")).toBe(429);
      expect(await from("203.0.113.8")).toBe(204);
      backend.clock.pass(60_000);
      expect(await from("203.0.113.7")).toBe(204);
    }));
});

describe("a tracker that fails does not affect citizens", () => {
  const HOUR = 60 * 60_000;

  async function lookOften(tracker: Tracker, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      tracker.count({ page: "cart", language: "ms" });
      await tracker.idle();
    }
  }

  test.each([
    ["cannot be reached", () => Promise.reject(new TypeError("the network is gone")), "TypeError"],
    ["refuses", async () => new Response("cart", { status: 503 }), "TrackerRefusalError"],
  ])(
    "when it %s, the citizen gets an answer, and the log says it once an hour, without the page",
    async (_why, answer, fault) => {
      const { tracker, log, pass } = trackerThat(answer);
      await withBackend(async (backend) => expect((await look(backend, CART)).status).toBe(204), { tracker });
      await tracker.idle();
      await lookOften(tracker, 3);
      expect(log).toMatchObject([{ event: "page_views_lost", count: 1, fault }]);
      pass(HOUR);
      await lookOften(tracker, 1);
      expect(log).toMatchObject([{ count: 1 }, { event: "page_views_lost", count: 4, fault }]);
      expect(JSON.stringify(log)).not.toMatch(/cart|count\.example|network is gone/);
    },
  );

  test("when it does not answer, nobody waits, and at most 50 requests are open at once", async () => {
    const answers: (() => void)[] = [];
    const { tracker, reported, log } = trackerThat(
      () => new Promise((resolve) => answers.push(() => resolve(new Response()))),
    );
    await withBackend(async (backend) => expect((await look(backend, CART)).status).toBe(204), { tracker });
    for (let made = 0; made < 60; made += 1) tracker.count({ page: "cart", language: "ms" });
    expect(reported).toHaveLength(50);
    expect(log).toMatchObject([{ event: "page_views_lost", fault: "TrackerBusyError" }]);
    let isIdle = false;
    const idle = tracker.idle().then(() => {
      isIdle = true;
    });
    for (const answer of answers.slice(1)) answer();
    await new Promise(setImmediate);
    expect(isIdle).toBe(false);
    answers[0]?.();
    await idle;
    tracker.count({ page: "cart", language: "ms" });
    expect(reported).toHaveLength(51);
  });
});

test("the whole system calls the configured tracker, and says nothing about the visitor", async () => {
  const calls: { readonly headers: IncomingMessage["headers"]; readonly body: string }[] = [];
  const trackerServer = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    calls.push({ headers: request.headers, body });
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void trackerServer.close());
  await once(trackerServer, "listening");
  const { port } = trackerServer.address() as AddressInfo;
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const system = await startSystem({
    ports: { portal: 0, councils: 0, simulators: 0 },
    settings: readSettings({
      KAUNTER_DATA: join(folder, "data"),
      KAUNTER_TRACKER_URL: `http://127.0.0.1:${port}/collect`,
    }),
    files: { portal: join(folder, "portal"), widgets: join(folder, "widgets") },
    log: () => {},
  });
  const answer = await fetch(`${system.urls.portal.replace("localhost", "127.0.0.1")}/api/views`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: "AuthSession=secret", "user-agent": "Phone/1" },
    body: JSON.stringify(CART),
  });
  expect(answer.status).toBe(204);
  await system.close();
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
    { ...CART, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(JSON.stringify(calls[0]?.headers)).not.toMatch(/secret|Phone|referer|forwarded/);
}, 60_000);
