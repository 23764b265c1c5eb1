import { request } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atMost } from "../../../src/server/http/body.ts";
import type { BackendEnv } from "../../../src/server/http/context.ts";
import { answerFailures } from "../../../src/server/http/failures.ts";
import { type Listener, listen } from "../../../src/server/start/listener.ts";

/** The limit of a body's length over a real socket, for bodies with and without a Content-Length header. */

let listener: Listener;

beforeAll(async () => {
  const app = new Hono<BackendEnv>();
  app.onError(
    answerFailures(
      () => {},
      () => [],
    ),
  );
  app.all("/", atMost(100), async (context) => context.text(String((await context.req.text()).length)));
  listener = await listen(0);
  listener.answerWith(app.fetch);
});

afterAll(() => listener.close());

function post(length: number, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const call = request({ port: listener.port, host: "127.0.0.1", method: "POST", headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  });
  call.on("error", reject);
  call.end("x".repeat(length));
  return promise;
}

test.each([
  ["as long as it may be", 100, { "content-length": "100" }, 200],
  ["longer, and says so", 101, { "content-length": "101" }, 413],
  ["as long as it may be, in pieces", 100, { "transfer-encoding": "chunked" }, 200],
  ["longer, in pieces, without saying so", 101, { "transfer-encoding": "chunked" }, 413],
])("a body that is %s is accepted or refused by its real length", async (_name, length, headers, status) => {
  expect(await post(length, headers)).toBe(status);
});
