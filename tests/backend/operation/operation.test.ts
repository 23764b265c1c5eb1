import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { DatabaseAwayError } from "../../../src/server/databases/databaseAway.ts";
import { MailFailure } from "../../../src/server/notifications/mailer.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { created, pay, payRequest, post } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { fakeMail, post as postOf } from "../post.ts";

const ask = ({ app }: BackendUnderTest, path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers });

const HERE = { "test-peer": "127.0.0.1" };
const ELSEWHERE = { "test-peer": "203.0.113.1" };
const TOKEN = "a-token-for-the-metrics";

const readMetrics = async (backend: BackendUnderTest): Promise<string> =>
  (await ask(backend, "/metrics", HERE)).text();

describe("health", () => {
  test("is good while the process and its databases work, and no cache keeps the answer", () =>
    withBackend(async (backend) => {
      for (const path of ["/healthz", "/readyz"]) {
        const answer = await ask(backend, path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    }));

  test('is "not ready" while the databases fail or are too slow, but the process counts as alive', () =>
    withBackend(async (backend) => {
      const { metadata } = backend.databases;
      const read = metadata.read;
      Object.assign(metadata, { read: () => Promise.reject(new Error("away")) });
      expect((await ask(backend, "/readyz")).status).toBe(503);
      expect(backend.log.at(-1)).toMatchObject({ event: "databases_unanswered" });
      Object.assign(metadata, { read: () => new Promise(() => {}) });
      backend.wait = async () => {};
      const late = await ask(backend, "/readyz");
      expect(late.status).toBe(503);
      expect(late.headers.get("retry-after")).toBe("5");
      expect(await late.json()).toEqual({ status: "not ready", blockReason: "databases" });
      expect((await ask(backend, "/healthz")).status).toBe(200);
      Object.assign(metadata, { read });
    }));

  test('is "not ready" while the databases read but write nothing, as on a full disk', () =>
    withBackend(async (backend) => {
      const { metadata } = backend.databases;
      const { write } = metadata;
      Object.assign(metadata, { write: () => Promise.reject(new DatabaseAwayError("ENOSPC")) });
      const answer = await ask(backend, "/readyz");
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { status: "not ready", blockReason: "databases" },
      ]);
      expect(backend.log.at(-1)).toMatchObject({ event: "databases_unanswered", code: "ENOSPC" });
      Object.assign(metadata, { write });
      expect((await ask(backend, "/readyz")).status).toBe(200);
    }));

  test('is "not ready" as soon as the process shuts down, so that no new citizen reaches it', () =>
    withBackend(
      async (backend) => {
        const answer = await ask(backend, "/readyz");
        expect(answer.status).toBe(503);
        expect(await answer.json()).toEqual({ status: "not ready", blockReason: "ending" });
      },
      { isEnding: () => true },
    ));
});

describe("the metrics", () => {
  test.each([
    ["another machine", ELSEWHERE],
    ["a proxy of this machine", { ...HERE, "x-forwarded-for": "203.0.113.1" }],
    ["another token", { ...ELSEWHERE, authorization: "Bearer another" }],
    ["no socket", {}],
  ])("are hidden from %s", (_name, headers) =>
    withBackend(
      async (backend) => {
        const answer = await ask(backend, "/metrics", headers);
        expect(answer.status).toBe(404);
      },
      { metricsToken: TOKEN },
    ),
  );

  test("are shown to another machine with the configured token, and to none when no token is configured", async () => {
    const withToken = { ...ELSEWHERE, authorization: `Bearer ${TOKEN}` };
    await withBackend(
      async (backend) => {
        const answer = await ask(backend, "/metrics", withToken);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=/);
      },
      { metricsToken: TOKEN },
    );
    await withBackend(async (backend) => {
      expect((await ask(backend, "/metrics", withToken)).status).toBe(404);
      expect((await ask(backend, "/metrics", { ...ELSEWHERE, authorization: "Bearer " })).status).toBe(404);
    });
  });

  test("count calls by route, method and status, and name no person and no payment", () =>
    withBackend(async (backend) => {
      const { _id, status_token } = await created(backend);
      await ask(backend, `/api/payments/${status_token}`);
      await post(backend, "/search", { council: "mpt", payment_type: "assessment", _id: "A100" });
      await ask(backend, "/nowhere/at/all");
      const metrics = await readMetrics(backend);
      expect(metrics).toContain(
        'kaunter_call_seconds_count{route="/api/payments/:token",method="GET",status="200"} 1',
      );
      expect(metrics).toContain('kaunter_call_seconds_count{route="/search",method="POST",status="200"} 1');
      for (const secret of [_id, status_token, "A100", "nowhere", "ahmad"])
        expect(metrics).not.toContain(secret);
    }));

  test("count the states that gateways' answers caused, and the log's events", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      await ask(backend, "/nowhere");
      const metrics = await readMetrics(backend);
      expect(metrics).toContain('kaunter_payments_moved_total{to="paid"} 1');
      expect(metrics).toContain('kaunter_log_events_total{event="refused"} 1');
      expect(metrics).toContain("kaunter_messages_due 1");
      expect(metrics).toContain("kaunter_payments_listed 0");
      expect(metrics).toContain("kaunter_payments_unsettled 0");
    }));

  test("count the messages that wait and the age of the oldest, also after a failed attempt has moved the next one", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      const mail = fakeMail();
      mail.fate = async () => {
        throw new MailFailure("ECONNECTION", undefined);
      };
      await postOf(backend.databases, backend.clock, mail).outbox.sendDue();
      backend.clock.pass(30_000);
      const metrics = await readMetrics(backend);
      expect(order).not.toBe("");
      expect(metrics).toContain("kaunter_messages_due 0");
      expect(metrics).toContain("kaunter_messages_waiting 1");
      expect(metrics).toContain("kaunter_messages_waiting_oldest_seconds 30");
    }));

  test("count the payments that wait for a gateway, the age of the oldest, and the open refund cases", () =>
    withBackend(async (backend) => {
      const { pay_url } = await created(backend);
      await ask(backend, new URL(String(pay_url)).pathname);
      backend.clock.pass(60_000);
      const open = { type: "refund_case", payment_id: "a", status: "open" };
      await backend.databases.settlements.write({ ...open, _id: "refund_case:1" });
      await backend.databases.settlements.write({ ...open, _id: "refund_case:2", status: "closed" });
      const metrics = await readMetrics(backend);
      expect(metrics).toContain("kaunter_payments_waiting 1");
      expect(metrics).toContain("kaunter_payments_waiting_oldest_seconds 60");
      expect(metrics).toContain("kaunter_refund_cases_open 1");
    }));

  test("are answered while the databases fail or are too slow, and say so instead of the last numbers", () =>
    withBackend(async (backend) => {
      expect(await readMetrics(backend)).toContain("kaunter_databases_answer 1");
      const { all_payments } = backend.databases;
      const { read, rows } = all_payments;
      for (const answer of [() => Promise.reject(new Error("away")), () => new Promise<never>(() => {})]) {
        Object.assign(all_payments, { read: answer, rows: answer });
        backend.wait = async (milliseconds) => (milliseconds === 2000 ? undefined : new Promise(() => {}));
        const metrics = await readMetrics(backend);
        expect(metrics).toContain("kaunter_databases_answer 0");
        expect(metrics).toContain("kaunter_payments_listed Nan");
      }
      Object.assign(all_payments, { read, rows });
    }));

  test("count the payments whose enquiry is due", () =>
    withBackend(async (backend) => {
      const { pay_url } = await created(backend);
      await ask(backend, new URL(String(pay_url)).pathname);
      expect(await readMetrics(backend)).toContain("kaunter_enquiries_due 0");
      backend.clock.pass(60 * 60_000);
      expect(await readMetrics(backend)).toContain("kaunter_enquiries_due 1");
    }));
});

describe("a line of the log", () => {
  const write = (level: string, entry: object) => {
    const log = new URL("../../../src/server/log.ts", import.meta.url).href;
    const program = `const { logToStandardError } = await import(${JSON.stringify(log)}); logToStandardError(${JSON.stringify(level)})(${JSON.stringify(entry)});`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
    return run.stderr === "" ? undefined : JSON.parse(run.stderr);
  };

  test("has the time, the level, the process and the call", () => {
    expect(write("info", { event: "refused", reference: "0123456789abcdef", status: 403 })).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      process: expect.any(Number),
      event: "refused",
      reference: "0123456789abcdef",
      status: 403,
    });
  });

  test("is an error for a server error and a warning for a thing to look at, and lower levels can be left out", () => {
    expect(write("warn", { event: "refused", status: 500 })).toMatchObject({ level: "error" });
    expect(write("warn", { event: "enquiry_failed" })).toMatchObject({ level: "warn" });
    expect(write("warn", { event: "refused", status: 404 })).toBeUndefined();
    expect(write("silent", { event: "refused", status: 500 })).toBeUndefined();
  });
});

test("a server that closes finishes the calls in progress, and accepts no new one", async () => {
  const { promise: asked, resolve: heard } = Promise.withResolvers<void>();
  const { promise: answer, resolve: go } = Promise.withResolvers<Response>();
  const listener = await listen(0);
  listener.answerWith(() => {
    heard();
    return answer;
  });
  const address = `http://127.0.0.1:${listener.port}/`;
  const underWay = fetch(address);
  await asked;
  listener.drain();
  const closed = listener.close();
  await expect(fetch(address)).rejects.toThrow();
  go(new Response("paid"));
  const answered = await underWay;
  expect([await answered.text(), answered.headers.get("connection")]).toEqual(["paid", "close"]);
  await closed;
});

test("a call that comes before the app is ready waits for it", async () => {
  const listener = await listen(0);
  const early = request({ port: listener.port, host: "127.0.0.1", headers: { expect: "100-continue" } });
  early.flushHeaders();
  // the server has taken the call
  await once(early, "continue");
  listener.answerWith(() => new Response("served"));
  early.end();
  const [answer] = (await once(early, "response")) as [IncomingMessage];
  expect(await text(answer)).toBe("served");
  await listener.close();
});

test("an idle connection stays open for longer than nginx keeps it, so that no call meets one that closes", async () => {
  const listener = await listen(0);
  listener.answerWith(() => new Response());
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
  await answer.text();
  const kept = Number(/timeout=(\d+)/.exec(answer.headers.get("keep-alive") ?? "")?.[1]);
  const sample = await readFile("docs/nginx/kaunter.conf", "utf8");
  const nginx = Number(/^ {2}keepalive_timeout (\d+)s;/m.exec(sample)?.[1]);
  expect(kept).toBeGreaterThan(nginx + 10);
  await listener.close();
});

test.each(["/api/admin/reports/2026", "/api/admin/payouts/dues"])(
  "nginx waits a quarter of an hour for %s, which adds up a whole year before it answers",
  async (path) => {
    const sample = await readFile("docs/nginx/kaunter.conf", "utf8");
    const waiting = [...sample.matchAll(/^ {2}location ~ (\S+) \{\n(.*?)^ {2}\}/gms)].filter(
      ([, address = "", settings = ""]) =>
        settings.includes("proxy_read_timeout 15m;") && new RegExp(address).test(path),
    );
    expect(waiting).toHaveLength(1);
  },
);

test("the page for the time when no process answers says in three languages that a payment is safe", async () => {
  const page = await readFile("docs/nginx/unavailable.html", "utf8");
  const sections = [...page.matchAll(/<section lang="([\w-]+)">(.*?)<\/section>/gs)];
  expect(sections.map(([, language, text]) => [language, /selamat|is safe|安全/.test(text ?? "")])).toEqual([
    ["ms", true],
    ["en", true],
    ["zh-Hans", true],
  ]);
});
