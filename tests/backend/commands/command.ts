import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import { temporaryFolder } from "../backendUnderTest.ts";

/** Runs a command of the project as a person does, and a server in place of the running system. */

/** Gives each test a folder for the command's data. After the test it deletes the folder and stops the server. */
export function stateOfCommand(): { readonly folder: string } {
  const state = { folder: "" };
  beforeEach(async () => {
    state.folder = await temporaryFolder();
  });
  afterEach(async () => {
    stopListening();
    await rm(state.folder, { recursive: true });
  });
  return state;
}

/** @param input the command's standard input */
export async function runCommand(
  script: string,
  argument: readonly string[],
  { data, port, input = "" }: { readonly data: string; readonly port: number; readonly input?: string },
) {
  const child = spawn(process.execPath, [script, ...argument], {
    env: { ...process.env, KAUNTER_DATA: data, PORT: String(port), COUCHDB_URL: "" },
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  // A command that ends without reading closes its input, and the write then fails.
  child.stdin.on("error", () => undefined).end(input);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said, complained };
}

let server: Server | undefined;

/** Answers in place of the running system, and records the requests. */
export async function listen(status: number, answer: object) {
  const requests: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const listening = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    requests.push({ url: request.url, authorization: request.headers.authorization, body });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  return { port: await portOf(listening), requests };
}

/** @returns the port of a system that breaks off every connection */
export function breakOff(): Promise<number> {
  return portOf(createServer((request) => request.destroy()));
}

/** @returns the port of a system that breaks off in the middle of its answer */
export function breakOffHalfway(): Promise<number> {
  return portOf(
    createServer((request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("half", () => request.destroy());
    }),
  );
}

async function portOf(listening: Server): Promise<number> {
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return (listening.address() as AddressInfo).port;
}

export function stopListening(): void {
  server?.close();
  server = undefined;
}

/** A port that nothing listens on, because its server was just closed. */
export async function freePort(): Promise<number> {
  const { port } = await listen(200, {});
  await new Promise((resolve) => server?.close(resolve));
  return port;
}
