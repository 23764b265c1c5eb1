import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClient } from "../../../src/api/client.ts";
import { faultOf, PortalError } from "../../../src/api/fault.ts";
import { type Border, openServer } from "./border.ts";

/** Networks that fail at every moment of a call. */

let border: Border | undefined;

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await border?.close();
  border = undefined;
});

async function asking(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  border = await openServer(listener);
  return createClient(border.portal);
}

const fault = (call: Promise<unknown>) =>
  call.then(
    () => "an answer",
    (error: unknown) => (error instanceof PortalError ? faultOf(error) : error),
  );

/** A port that nothing listens on, because its server was just closed. */
async function deadPortal(): Promise<string> {
  const closed = await openServer(() => undefined);
  await closed.close();
  return closed.portal;
}

describe("a server that is not reached", () => {
  test("a refused connection", async () => {
    expect(await fault(createClient(await deadPortal()).get("x"))).toEqual({ kind: "unreachable" });
  });

  test('on a device without a network, the fault is "offline"', async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await fault(createClient(await deadPortal()).get("x"))).toEqual({ kind: "offline" });
  });

  test("a connection that breaks before the answer", async () => {
    const client = await asking((request) => request.socket.destroy());
    expect(await fault(client.post("createPayment", {}))).toEqual({ kind: "unreachable" });
  });

  test("'its answer was lost on the way': a connection that breaks within the answer", async () => {
    const client = await asking((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"_id":', () => response.destroy());
    });
    expect(await fault(client.post("createPayment", {}))).toEqual({ kind: "unreachable" });
  });
});

describe("a call whose answer the browser hides from the page", () => {
  /** A client whose calls all break, except the one that asks whether the portal knows the page's site. */
  async function refusing(answer: unknown) {
    const asked: (string | undefined)[] = [];
    const client = await asking(({ url, socket }, response) => {
      asked.push(url);
      if (url === "/api/site") response.end(JSON.stringify(answer));
      else if (url === "/readable") response.writeHead(503).end();
      else socket.destroy();
    });
    return { client, asked };
  }

  test("is blamed on the site when the portal says that it does not know the site", async () => {
    const { client } = await refusing({ known: false });
    expect(await fault(client.post("search", {}))).toEqual({ kind: "site_unknown" });
  });

  test.each([{ known: true }, { error: "not_found" }, "<h1>"])(
    "is blamed on the network when the portal says anything else: %j",
    async (answer) => {
      const { client, asked } = await refusing(answer);
      expect(await fault(client.post("search", {}))).toEqual({ kind: "unreachable" });
      expect(asked).toEqual(["/search", "/api/site"]);
    },
  );

  test("is blamed on the network without asking, on the portal's own page and where an answer was read before", async () => {
    const { client, asked } = await refusing({ known: false });
    await fault(client.get("readable"));
    expect(await fault(client.get("x"))).toEqual({ kind: "unreachable" });
    vi.stubGlobal("location", { origin: border?.portal });
    expect(await fault(createClient(`${border?.portal}/kaunter`).get("x"))).toEqual({ kind: "unreachable" });
    expect(asked).toEqual(["/readable", "/x", "/kaunter/x"]);
  });
});

describe("'No answer within the time allowed'", () => {
  /** The client gives up after twenty seconds. */
  const PATIENCE_MS = 20_000;

  test.each([
    ["silent from the start", () => undefined],
    [
      "silent within its answer",
      (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.write('{"_id":');
      },
    ],
  ])("a server that is %s", async (_what, listener) => {
    const reached = Promise.withResolvers<void>();
    const client = await asking((request, response) => {
      listener(request, response);
      reached.resolve();
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let ended = false;
    const failed = fault(client.post("createPayment", {})).finally(() => {
      ended = true;
    });
    await reached.promise;
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(ended).toBe(false);
    // The time-out starts again when the answer begins.
    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1);
    expect(await failed).toEqual({ kind: "timeout" });
  });
});

test("a call that the page aborts is no fault", async () => {
  const reached = Promise.withResolvers<IncomingMessage>();
  const client = await asking((request) => reached.resolve(request));
  const given = new AbortController();
  const failed = fault(client.get("api/fpx/banks", { signal: given.signal }));
  const request = await reached.promise;
  const closed = once(request.socket, "close");
  given.abort();
  expect(await failed).toMatchObject({ name: "AbortError" });
  await closed;
});

test("'A call is repeated by the citizen ..., never behind their back'", async () => {
  let calls = 0;
  const client = await asking((_request, response) => {
    calls += 1;
    response.writeHead(503, { "retry-after": "0" }).end();
  });
  await fault(client.get("x"));
  await fault(client.post("x", {}));
  expect(calls).toBe(2);
});
