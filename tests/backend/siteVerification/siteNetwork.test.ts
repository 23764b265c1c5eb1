import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { readOverHttps } from "../../../src/server/siteVerification/siteNetwork.ts";

/** Reading a file from a real https server on this machine. */

const HOST = "www.mpt.example";
const OF_HOST = await createKeyMaterial({ commonName: HOST });
const PATH = "/.well-known/kaunter.json";

const portOf = (address: AddressInfo | string | null): number => (address as AddressInfo).port;

/** Runs the work with a server of the host's certificate. */
async function withSite(
  answer: RequestListener,
  work: (read: (host?: string, signal?: AbortSignal) => ReturnType<typeof readOverHttps>) => Promise<void>,
): Promise<void> {
  const server = createServer({ key: OF_HOST.privateKey, cert: OF_HOST.certificate }, answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = { port: portOf(server.address()), ca: OF_HOST.certificate };
  try {
    await work((host = HOST, signal = new AbortController().signal) =>
      readOverHttps({ host, address: "127.0.0.1", path: PATH, most: 20, signal }, place),
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("the portal connects to the given address, and asks for the file under the host's name", () => {
  const heads: (string | undefined)[] = [];
  return withSite(
    ({ headers, url }, answer) => {
      heads.push(headers.host, url, headers.cookie);
      answer.setHeader("content-type", "application/json").end('{"version":1}');
    },
    async (read) => {
      const { status, contentType, body } = await read();
      expect([status, contentType, new TextDecoder().decode(body)]).toEqual([
        200,
        "application/json",
        '{"version":1}',
      ]);
      // no resolver knows the name, so only the address can have led here
      expect(heads).toEqual([HOST, PATH, undefined]);
    },
  );
});

test("a file above the size is refused while it comes", () =>
  withSite(
    // the answer never ends
    (_asked, answer) => void answer.write("x".repeat(21)),
    async (read) => {
      await expect(read()).rejects.toMatchObject({ refusal: "too_large" });
    },
  ));

test("a redirect is not followed", () => {
  let calls = 0;
  return withSite(
    (_asked, answer) => {
      calls += 1;
      answer.writeHead(302, { location: `https://${HOST}/elsewhere` }).end("moved");
    },
    async (read) => {
      expect(await read()).toMatchObject({ status: 302, body: new Uint8Array() });
      expect(calls).toBe(1);
    },
  );
});

test("a certificate of another host is refused", () =>
  withSite(
    (_asked, answer) => void answer.end("{}"),
    async (read) => {
      await expect(read("www.dbkk.example")).rejects.toThrow(/altnames|certificate/i);
    },
  ));

test("a server that does not answer is left when the time is over", () => {
  const over = new AbortController();
  return withSite(
    () => over.abort(),
    async (read) => {
      await expect(read(HOST, over.signal)).rejects.toMatchObject({ name: "AbortError" });
    },
  );
});
