import { type BackendProcess, Gone } from "../durability/childProcess.ts";
import type { World } from "../durability/world.ts";

/** Several back ends on one CouchDB, as behind a proxy. A killed one is replaced while the others serve. */
export interface Fleet {
  /** Sends one request to all at once. @returns the answers of those that survived */
  everywhere(address: string, init?: RequestInit): Promise<readonly Response[]>;
  /** Sends a request to one of them, and to the next when that one is gone. */
  readonly app: BackendProcess["app"];
  /** Ends the process at an index with SIGKILL. Resolves when another has replaced it. */
  kill(place: number): Promise<void>;
  /**
   * Makes all processes do their repeated work at this moment, if they started with `rounds: "onMessage"`.
   * @param ahead milliseconds
   */
  goRound(ahead: number): void;
  /** The standard error output of all processes, also of those that are gone. */
  said(): string;
  /** @returns for each process whether it shut down gracefully */
  end(): Promise<readonly boolean[]>;
}

/** Starts all processes at once. @param beginning the options of each */
export async function startFleet(
  world: World,
  count: number,
  beginning: Parameters<World["begin"]>[0] = {},
): Promise<Fleet> {
  const all = await Promise.all(Array.from({ length: count }, () => world.begin(beginning)));
  /** By index. Undefined while a process starts there. */
  const serving: (BackendProcess | undefined)[] = [...all];
  const living = () => serving.filter((process) => process !== undefined);
  return {
    async everywhere(address, init) {
      const answers = await Promise.all(
        living().map(({ app }) => app.request(address, init).catch(unlessGone)),
      );
      return answers.filter((answer) => answer !== undefined);
    },
    app: {
      async request(address, init) {
        for (const { app } of living()) {
          const answer = await app.request(address, init).catch(unlessGone);
          if (answer !== undefined) return answer;
        }
        throw new Gone("nobody serves");
      },
    },
    async kill(place) {
      const killed = serving[place];
      serving[place] = undefined;
      killed?.kill();
      await killed?.ended;
      const next = await world.begin();
      all.push(next);
      serving[place] = next;
    },
    goRound(ahead) {
      for (const process of living()) process.goRound(ahead);
    },
    said: () => all.map(({ said }) => said()).join(""),
    end: () => Promise.all(living().map((process) => process.end())),
  };
}

function unlessGone(failure: unknown): undefined {
  if (!(failure instanceof Gone)) throw failure;
}
