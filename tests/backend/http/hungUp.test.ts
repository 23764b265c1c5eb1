import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atMost, readForm, readJson, readJsonOrForm } from "../../../src/server/http/body.ts";
import type { BackendEnv } from "../../../src/server/http/context.ts";
import { answerFailures } from "../../../src/server/http/failures.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { type Listener, listen } from "../../../src/server/start/listener.ts";

/** A caller who closes the connection in the middle of a body, over a real socket. */

const readers = { json: readJson, form: readForm, either: readJsonOrForm };

let listener: Listener;
let logged: (entry: LogEntry) => void;
let entry: Promise<LogEntry>;

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<LogEntry>();
  logged = resolve;
  entry = promise;
});

beforeAll(async () => {
  const app = new Hono<BackendEnv>();
  app.onError(
    answerFailures(
      (refused) => logged(refused),
      () => [],
    ),
  );
  for (const [name, read] of Object.entries(readers))
    app.post(`/${name}`, atMost(10_000), async (context) => {
      await read(context);
      return context.text("read");
    });
  listener = await listen(0);
  listener.answerWith(app.fetch);
});

afterAll(() => listener.close());

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

test.each([
  ["JSON with its length", "json", JSON_TYPE, "content-length: 1000", '{"a":'],
  ["JSON in pieces", "json", JSON_TYPE, "transfer-encoding: chunked", '5\r\n{"a":\r\n'],
  ["a form with its length", "form", FORM_TYPE, "content-length: 1000", "fpx=1"],
  ["a form in pieces", "form", FORM_TYPE, "transfer-encoding: chunked", "5\r\nfpx=1\r\n"],
  ["a form where JSON may stand", "either", FORM_TYPE, "content-length: 1000", "name="],
])(
  "a caller who hangs up after a part of %s causes no error of the server",
  async (_name, path, type, length, part) => {
    const socket = connect(listener.port, "127.0.0.1");
    const head = `POST /${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`;
    socket.write(`${head}${part}`, () => socket.destroy());
    expect(await entry).toMatchObject({ event: "refused", status: 400, reason: "invalid_request" });
  },
);
