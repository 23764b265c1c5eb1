import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { startFront } from "../../e2e/long/front.ts";
import { freePort } from "../../e2e/support/freePort.ts";
import { COUNCIL, temporaryFolder } from "../backend/backendUnderTest.ts";
import { realExchangeIn } from "../backend/gateways/realExchange.ts";
import { type Banks, openBank } from "../long/durability/bank.ts";
import { CARD_MERCHANT, openCardGateway } from "../long/durability/cardGateway.ts";

/** Processes of the program that a deployment runs, behind nginx with the sample configuration, over one CouchDB. */
export interface Portals {
  readonly banks: Banks;
  /** Calls the portal through nginx. Each answer is counted by its status. */
  readonly app: { request(address: string, init?: RequestInit): Promise<Response> };
  /** How many answers had each status so far. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Ends a process with a signal and starts it again at the same port. @returns its exit code, null after SIGKILL */
  restart(place: number, signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** The log of all processes. */
  said(): string;
  close(): Promise<void>;
}

/** @param couchDb the addresses of the nodes in the order in which each process prefers them */
export async function startPortals(couchDb: readonly (readonly string[])[]): Promise<Portals> {
  const folder = await temporaryFolder();
  const data = join(folder, "data");
  await mkdir(data);
  const banks: Banks = { fpx: await openBank(), card: await openCardGateway() };
  const ports = await Promise.all(couchDb.map(() => freePort()));
  const front = await startFront(ports.map((port) => `127.0.0.1:${port}`));
  const variables = {
    ...(await realExchangeIn(folder)),
    KAUNTER_ORIGIN: front.secure,
    KAUNTER_FPX_URL: banks.fpx.url,
    KAUNTER_CARD_URL: banks.card.url,
    KAUNTER_CARD_MERCHANT_CODE: CARD_MERCHANT.code,
    KAUNTER_CARD_MERCHANT_KEY: CARD_MERCHANT.key,
    KAUNTER_DATA: data,
    KAUNTER_COUNCIL_ORIGINS: COUNCIL,
    KAUNTER_DRAIN_SECONDS: "2",
    // all callers come from one address
    KAUNTER_PAYMENTS_PER_HOUR: "1000000",
    KAUNTER_SEARCHES_PER_HOUR: "1000000",
  };
  let said = "";
  const start = async (place: number): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ["src/server/main.ts"], {
      env: {
        ...process.env,
        ...variables,
        PORT: String(ports[place]),
        COUCHDB_URL: couchDb[place]?.join(",") ?? "",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    if (child.stdout === null) throw new Error("The process has no output.");
    // it prints its address when it serves
    await Promise.race([
      once(child.stdout, "data"),
      once(child, "exit").then(() => {
        throw new Error(`The process ended at its start: ${said.slice(-1000)}`);
      }),
    ]);
    return child;
  };
  const processes: ChildProcess[] = [];
  // one after the other, because the first start makes the keys
  for (const place of ports.keys()) processes.push(await start(place));
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const statuses = new Map<number, number>();
  return {
    banks,
    statuses,
    app: {
      async request(address, init) {
        const { pathname, search } = new URL(address, front.secure);
        const answer = await send(`${front.secure}${pathname}${search}`, agent, init);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        return answer;
      },
    },
    async restart(place, signal) {
      const child = processes[place];
      if (child === undefined) throw new Error(`There is no process ${place}.`);
      const ended = once(child, "exit");
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      processes[place] = await start(place);
      return code;
    },
    said: () => said,
    async close() {
      agent.destroy();
      await Promise.all(
        processes.map(async (child) => {
          // a failed restart leaves one that has ended
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, "exit");
          child.kill("SIGKILL");
          await ended;
        }),
      );
      await front.stop();
      await Promise.all([banks.fpx.close(), banks.card.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Like fetch without following redirects, to a server whose certificate nobody signed. */
async function send(url: string, agent: Agent, init: RequestInit = {}): Promise<Response> {
  // Request reads every form of body and headers that fetch takes
  const asked = new Request(url.replace("https:", "http:"), init);
  const body = new Uint8Array(await asked.arrayBuffer());
  const sent = request(url, {
    agent,
    method: asked.method,
    headers: { ...Object.fromEntries(asked.headers), "content-length": body.length },
  });
  sent.end(body);
  const [answer] = await once(sent, "response");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of answer) parts.push(new Uint8Array(part));
  const headers = new Headers();
  for (let index = 0; index < answer.rawHeaders.length; index += 2)
    headers.append(answer.rawHeaders[index], answer.rawHeaders[index + 1]);
  const isEmpty = [204, 304].includes(answer.statusCode);
  return new Response(isEmpty ? null : new Blob(parts), { status: answer.statusCode, headers });
}
