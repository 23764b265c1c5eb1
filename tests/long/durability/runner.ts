import type { Random } from "../../../demo/records/random.ts";
import { type BackendProcess, Gone } from "./childProcess.ts";
import type { World } from "./world.ts";

/** A back end that is killed repeatedly and each time started again on the stored data. */
export interface Runner {
  readonly app: BackendProcess["app"];
  /** The number of kills that are still to come. */
  readonly killsLeft: () => number;
  /** Resolves with the process that is no longer killed. */
  readonly last: Promise<BackendProcess>;
}

/** Kills the back end at one of its writes, including those of the start's repair, or during one of its next calls. */
export function runAndKill(world: World, kills: number, random: Random): Runner {
  let left = kills;
  let turn = Promise.withResolvers<BackendProcess>();
  /** Runs at the next call, with the process that gets it. */
  let atCall: (process: BackendProcess) => void = () => {};

  async function run(): Promise<BackendProcess> {
    for (; left > 0; left -= 1) {
      const byItself = random.pick([true, false]);
      const when = random.pick(["before", "after"] as const);
      let calls = random.whole(1, 40);
      atCall = (process) => {
        calls -= 1;
        if (!byItself && calls === 0) process.kill();
      };
      const death = byItself ? { write: random.whole(1, 60), when } : undefined;
      const process = await world.begin({ death });
      turn.resolve(process);
      await process.ended;
      turn = Promise.withResolvers();
    }
    atCall = () => {};
    const process = await world.begin();
    turn.resolve(process);
    return process;
  }

  return {
    app: {
      async request(address, init) {
        const process = await turn.promise;
        const answer = process.app.request(address, init);
        atCall(process);
        try {
          return await answer;
        } catch (failure) {
          // The next process gets the request, not this one again.
          if (failure instanceof Gone) await process.ended;
          throw failure;
        }
      },
    },
    killsLeft: () => left,
    last: run(),
  };
}
