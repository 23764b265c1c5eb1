import { type BackendProcess, Gone } from "../durability/childProcess.ts";
import type { World } from "../durability/world.ts";

/** Several back ends on one CouchDB, as a proxy has them; who is killed is replaced while the others serve. */
export interface Fleet {
  /** One request comes to all at once. @returns the answers of those that lived to give one */
  everywhere(address: string, init?: RequestInit): Promise<readonly Response[]>;
  /** One request goes to one of them, and to the next where that one is gone. */
  readonly app: BackendProcess["app"];
  /** Ends the process of a place with SIGKILL; resolves when another has taken its place. */
  kill(place: number): Promise<void>;
  /** Every one does at this moment what it does again and again, where they were begun to be told. @param ahead milliseconds */
  goRound(ahead: number): void;
  /** What all of them wrote to their standard error outputs, those that are gone too. */
  said(): string;
  /** @returns whether each of them ended in order */
  end(): Promise<readonly boolean[]>;
}

/** All are started at once. @param beginning of each of them */
export async function startFleet(
  world: World,
  count: number,
  beginning: Parameters<World["begin"]>[0] = {},
): Promise<Fleet> {
  const all = await Promise.all(Array.from({ length: count }, () => world.begin(beginning)));
  /** By place; undefined while one starts there. */
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
