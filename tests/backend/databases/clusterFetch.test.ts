import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { clusterFetch } from "../../../src/server/databases/clusterFetch.ts";
import { DatabaseAwayError } from "../../../src/server/databases/databaseAway.ts";
import type { Timer } from "../../../src/server/timer.ts";
import { ENDLESS, PASSED } from "../operation/timers.ts";

/** Calls to a CouchDB with several nodes, over real connections. */

interface Node {
  readonly address: string;
  readonly heard: string[];
  stop(): Promise<void>;
}

async function node(answer: RequestListener = (_request, response) => response.end("{}")): Promise<Node> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  onTestFinished(stop);
  return { address: `http://127.0.0.1:${port}`, heard, stop };
}

const call = (nodes: readonly Node[], timer: Pick<Timer, "wait"> = ENDLESS) => {
  const addresses = nodes.map(({ address }) => address);
  const send = clusterFetch(addresses, (url, options) => fetch(url, options), timer);
  return (path: string, options?: RequestInit) => send(`${addresses[0]}${path}`, options);
};

const WRITE = { method: "PUT", body: "{}" };

/** A node that accepts calls and never answers, and a timer that gives up on it as soon as it was asked whether it is alive. */
async function frozenNode() {
  let ending = 0;
  let end = () => {};
  const frozen = await node((request) => {
    if (request.url !== "/_up") return;
    ending = WAITS;
    end();
  });
  const short = () => {
    ending -= 1;
    if (ending >= 0) return Promise.resolve();
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const timer: Pick<Timer, "wait"> = {
    wait: (milliseconds) => (milliseconds > 2_000 ? Promise.resolve() : short()),
  };
  return { frozen, timer };
}

/** The waits of one question after its first. */
const WAITS = 7;

test("a call goes to the node that answered last", async () => {
  const nodes = [await node(), await node()] as const;
  const send = call(nodes);
  await send("/records/a?rev=1");
  await send("/records/b");
  expect([nodes[0].heard, nodes[1].heard]).toEqual([["GET /records/a?rev=1", "GET /records/b"], []]);
});

test.each([undefined, WRITE])("while a node is down every call goes to the next one: %o", async (options) => {
  const nodes = [await node(), await node(), await node()] as const;
  const send = call(nodes);
  await nodes[0].stop();
  expect((await send("/records/a", options)).status).toBe(200);
  await nodes[1].stop();
  expect((await send("/records/b", options)).status).toBe(200);
  expect(nodes[2].heard).toHaveLength(1);
});

test("with all nodes down the call fails with the cause", async () => {
  const nodes = [await node(), await node()] as const;
  const send = call(nodes);
  for (const one of nodes) await one.stop();
  await expect(send("/records/a")).rejects.toThrow(new DatabaseAwayError("ECONNREFUSED"));
});

test("a read leaves a frozen node for the next one, and later calls avoid it", async () => {
  const { frozen, timer } = await frozenNode();
  const nodes = [frozen, await node()] as const;
  const send = call(nodes, timer);
  expect((await send("/records/a")).status).toBe(200);
  expect((await send("/records/b")).status).toBe(200);
  expect(nodes[0].heard).toEqual(["GET /records/a", "GET /_up"]);
});

test("a write that a node may have got is not sent again", async () => {
  const { frozen, timer } = await frozenNode();
  const nodes = [frozen, await node()] as const;
  const send = call(nodes, timer);
  await expect(send("/records/a", WRITE)).rejects.toThrow(new DatabaseAwayError("frozen"));
  expect(nodes[1].heard).toEqual([]);
  // the caller's next attempt goes to the other node
  expect((await send("/records/a", WRITE)).status).toBe(200);
});

test.each([200, 404])(
  "a node that builds a view for long, and answers %i about itself, is waited for",
  async (status) => {
    let asked = 0;
    const slow: RequestListener = (request, response) => {
      if (request.url !== "/_up") return void waiting.push(() => response.end("{}"));
      asked += 1;
      response.writeHead(status).end("{}");
      if (asked === 3) for (const answer of waiting) answer();
    };
    const waiting: (() => void)[] = [];
    const nodes = [await node(slow), await node()] as const;
    const timer = {
      wait: (milliseconds: number, signal: AbortSignal) =>
        (milliseconds > 2_000 ? PASSED : ENDLESS).wait(milliseconds, signal),
    };
    expect((await call(nodes, timer)("/records/_design/bills/_view/by_key")).status).toBe(200);
    expect(nodes[1].heard).toEqual([]);
  },
);
