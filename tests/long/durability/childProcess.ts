import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Beginning, Order, Report } from "./child.ts";
import type { Death } from "./dyingDatabases.ts";

const PROGRAM = fileURLToPath(new URL("child.ts", import.meta.url));

/** Nothing listens there any more, or the answer was incomplete. */
export class Gone extends Error {
  override readonly name = "Gone";
}

/** The running back end, as FPX, browsers and a power failure see it. */
export interface BackendProcess {
  /** Like `app.request` of a back end in this process: takes a path, or an address of the portal. @throws Gone */
  readonly app: { request(address: string, init?: RequestInit): Promise<Response> };
  /** Makes the process kill itself at one of its next writes. */
  dieAt(death: Death): Promise<void>;
  /**
   * Runs the work that waits for its time, if the process started with `rounds: "onMessage"`. The clock is this many milliseconds
   * ahead.
   */
  goRound(ahead: number): void;
  kill(): void;
  /** Resolves with the signal that ended the process, or null when no signal did. */
  readonly ended: Promise<NodeJS.Signals | null>;
  /** Shuts it down. @returns whether it ended gracefully and was not killed before */
  end(): Promise<boolean>;
  /** Its standard error output. */
  readonly said: () => string;
}

/** Loads the next processes while one runs, so that a start only opens the databases and repairs them. */
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
  /** Resolves with the next report of this kind, or undefined when the process ended first. */
  heard<Kind extends Report["kind"]>(kind: Kind): Promise<Extract<Report, { kind: Kind }> | undefined>;
}

function load(folder: string): Loaded {
  const child = fork(PROGRAM, {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [],
    // Compiled once for all of them.
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
    // A killed process gets no message. The test only waits for its end.
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
          // An answer counts only when it is complete.
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
