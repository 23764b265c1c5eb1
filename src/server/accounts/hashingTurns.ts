import { availableParallelism } from "node:os";
import { lineNetwork, providerNetwork } from "../http/networks.ts";
import { Refusal } from "../http/refusal.ts";
import { createFairQueue } from "./fairQueue.ts";

/**
 * The lanes take turns. `known`: a log-in from a network address where the name logged in before, or a call with a session or a
 * link. `staff`: a name of the central team.
 */
export type HashingLane = "known" | "staff" | "others";

export interface HashingCaller {
  readonly lane: HashingLane;
  /** The caller's network address. */
  readonly address: string;
}

/**
 * Hashing a password occupies a thread of Node's pool, which the embedded databases also use, for about a third of a second. So only
 * a few run at once, and the others wait for their turn: lanes, networks and addresses each take turns (docs/accounts.md).
 */
export interface HashingTurns {
  /** @throws Refusal 503 when too many wait */
  run<Answer>(caller: HashingCaller, work: () => Promise<Answer>): Promise<Answer>;
  /**
   * Waits for a turn and then as long as a hashing takes, so that the time does not reveal that there was nothing to check. It takes
   * no place from others.
   * @param work takes the time until a hashing was measured
   * @throws Refusal 503 when too many wait
   */
  imitate(caller: HashingCaller, work: () => Promise<unknown>): Promise<void>;
}

/** Two at once leave two of the four threads to the databases. One core stays for the calls. */
const PLACES = availableParallelism() > 2 ? 2 : 1;

/** The most calls that may wait: of one network, and of all. */
const MOST_OF_NETWORK = 32;
const MOST = 512;

/** The Retry-After of a refused log-in, in seconds. */
const RETRY_AFTER = 5;

/** The number of durations to remember. */
const MOST_DURATIONS = 16;

interface Waiting {
  readonly path: readonly [HashingLane, string, string];
  /** Whether it runs without a place. */
  readonly isImitation: boolean;
  start(): Promise<void>;
  refuse(refusal: Refusal): void;
}

/** @param sleep waits for so many milliseconds */
export function createHashingTurns(
  sleep: (milliseconds: number) => Promise<void>,
  places: number = PLACES,
): HashingTurns {
  const queue = createFairQueue<Waiting>();
  /** The number that wait, by lane and network. */
  const waiting = new Map<string, number>();
  /**
   * The networks with a hashing or an imitation at work. Each network has one at a time: with several at once, a caller could tell
   * an imitation from a hashing.
   */
  const atWork = new Set<string>();
  let running = 0;
  let all = 0;
  const durations: number[] = [];

  const count = (line: string, change: 1 | -1): void => {
    all += change;
    const left = (waiting.get(line) ?? 0) + change;
    if (left === 0) waiting.delete(line);
    else waiting.set(line, left);
  };

  const startNext = (): void => {
    while (running < places) {
      const next = queue.take(({ path }) => !atWork.has(lineOf(path)));
      if (next === undefined) return;
      void start(next);
    }
  };

  const start = async (next: Waiting): Promise<void> => {
    const line = lineOf(next.path);
    count(line, -1);
    atWork.add(line);
    if (!next.isImitation) running += 1;
    await next.start();
    if (!next.isImitation) running -= 1;
    // the other networks go first
    startNext();
    atWork.delete(line);
    startNext();
  };

  const wait = <Answer>(
    { lane, address }: HashingCaller,
    isImitation: boolean,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    const path = [lane, providerNetwork(address), lineNetwork(address)] as const;
    const line = lineOf(path);
    if ((waiting.get(line) ?? 0) >= MOST_OF_NETWORK || (all >= MOST && !makeRoom(line))) throw tooManyWait();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const start = () => work().then(resolve, reject);
    queue.add(path, { path, isImitation, start, refuse: reject });
    count(line, 1);
    startNext();
    return promise;
  };

  /** Refuses the last of the longest line, when that is longer than the newcomer's. */
  const makeRoom = (newcomer: string): boolean => {
    const [longest, length] = [...waiting].reduce((one, other) => (other[1] > one[1] ? other : one));
    if (length <= (waiting.get(newcomer) ?? 0) + 1) return false;
    const [lane = "", network = ""] = longest.split(" ");
    const last = queue.dropLast([lane, network]);
    if (last === undefined) return false;
    count(longest, -1);
    last.refuse(tooManyWait());
    return true;
  };

  return {
    run: async (caller, work) => await wait(caller, false, timed(work, durations)),
    async imitate(caller, work) {
      const [duration] = durations;
      if (duration === undefined) await wait(caller, false, work);
      else await wait(caller, true, () => sleep(nextOf(durations)));
    },
  };
}

const lineOf = ([lane, network]: readonly [string, string, string]): string => `${lane} ${network}`;

const tooManyWait = (): Refusal =>
  new Refusal(503, "attempt_failed_please_try_again", { retryAfter: RETRY_AFTER });

/** Notes how long the work takes, in milliseconds. */
function timed<Answer>(work: () => Promise<Answer>, durations: number[]): () => Promise<Answer> {
  return async () => {
    const begun = performance.now();
    const answer = await work();
    durations.push(performance.now() - begun);
    if (durations.length > MOST_DURATIONS) durations.shift();
    return answer;
  };
}

/** Takes the remembered durations in turn, so that imitations vary as checks do. */
function nextOf(durations: number[]): number {
  const next = durations.shift() ?? 0;
  durations.push(next);
  return next;
}
