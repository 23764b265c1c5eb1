import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Beginning, Order, Report } from "./child.ts";
import type { Death } from "./dyingDatabases.ts";

const PROGRAM = fileURLToPath(new URL("child.ts", import.meta.url));

/** Nobody listens there any more, or the answer broke off. */
export class Gone extends Error {
  override readonly name = "Gone";
}

/** The running back end, as FPX, browsers and a power cut meet it. */
export interface BackendProcess {
  /** As `app.request` of a back end in this process: a path, or an address of the portal. @throws Gone */
  readonly app: { request(address: string, init?: RequestInit): Promise<Response> };
  /** It kills itself at one of its next writes. */
  dieAt(death: Death): Promise<void>;
  /** What waits for its time goes on, where it was begun to be told so; its clock is so far ahead then. Milliseconds. */
  goRound(ahead: number): void;
  kill(): void;
  /** Resolves with the signal that ended it, null when none did. */
  readonly ended: Promise<NodeJS.Signals | null>;
  /** Ends it in order. @returns whether it came to that, and was not killed on the way */
  end(): Promise<boolean>;
  /** What it wrote to its standard error output. */
  readonly said: () => string;
}

/** The next processes are loaded while one runs: a start is then the opening of the databases and the repair alone. */
export interface Processes {
  begin(beginning: Omit<Beginning, "kind">): Promise<BackendProcess>;
  close(): Promise<void>;
}

export function backendProcesses(folder: string): Processes {
  let standby = load(folder);
  const all = new Set<Loaded>([standby]);
  return {
    async begin(beginning) {
      const next = standby;
      standby = load(folder);
      all.add(standby);
      return await begin(next, beginning);
    },
    async close() {
      for (const { child, ended } of all) {
        child.kill("SIGKILL");
        await ended;
      }
    },
  };
}

interface Loaded {
  readonly child: ChildProcess;
  readonly ended: Promise<NodeJS.Signals | null>;
  readonly said: () => string;
  /** Resolves with the next report of this kind, or undefined when the process has ended before. */
  heard<Kind extends Report["kind"]>(kind: Kind): Promise<Extract<Report, { kind: Kind }> | undefined>;
}

function load(folder: string): Loaded {
  const child = fork(PROGRAM, {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [],
    // compiled once for all of them
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  });
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const ended = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null);
  const loaded: Loaded = {
    child,
    ended,
    said: () => said,
    heard: (kind) =>
      Promise.race([
        new Promise<Extract<Report, { kind: typeof kind }>>((heard) =>
          child.on("message", (report: Report) => {
            if (report.kind === kind) heard(report as Extract<Report, { kind: typeof kind }>);
          }),
        ),
        ended.then(() => undefined),
      ]),
  };
  return loaded;
}

async function begin(loaded: Loaded, beginning: Omit<Beginning, "kind">): Promise<BackendProcess> {
  const { child, ended, said, heard } = loaded;
  const order = (given: Order) => {
    // whoever was just killed hears nothing: that it has ended is what counts
    if (child.connected) child.send(given, () => {});
  };
  const begun = heard("begun");
  order({ kind: "begin", ...beginning });
  const port = (await begun)?.port;
  return {
    app: {
      async request(address, init) {
        const { pathname, search } = new URL(address, "http://127.0.0.1");
        try {
          const path = `http://127.0.0.1:${port}${pathname}${search}`;
          const answer = await fetch(path, { redirect: "manual", ...init });
          // an answer counts once all of it is there
          return new Response(await answer.arrayBuffer(), answer);
        } catch (failure) {
          throw new Gone("killed", { cause: failure });
        }
      },
    },
    async dieAt(death) {
      const armed = heard("armed");
      order({ kind: "die", death });
      await armed;
    },
    goRound: (ahead) => order({ kind: "round", ahead }),
    kill: () => void child.kill("SIGKILL"),
    ended,
    async end() {
      const end = heard("ended");
      order({ kind: "end" });
      if ((await end) === undefined) return false;
      child.kill("SIGKILL");
      await ended;
      return true;
    },
    said,
  };
}
