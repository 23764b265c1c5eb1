/** A clock that moves only when the test moves it. */
export interface SteppedClock {
  now(): Date;
  wait(milliseconds: number): Promise<void>;
  /** Moves the clock and resolves every wait whose time has come. */
  advance(milliseconds: number): void;
  /** Resolves as soon as some code waits for exactly this time, at once when it already does. */
  untilSomebodyWaits(milliseconds: number): Promise<void>;
}

interface Sleeper {
  readonly milliseconds: number;
  readonly wakesAt: number;
  readonly wake: () => void;
}

export function steppedClock(start: Date): SteppedClock {
  let now = start.getTime();
  let sleepers: Sleeper[] = [];
  let watchers: { readonly milliseconds: number; readonly tell: () => void }[] = [];
  return {
    now: () => new Date(now),
    wait(milliseconds) {
      for (const watcher of watchers) if (watcher.milliseconds === milliseconds) watcher.tell();
      watchers = watchers.filter((watcher) => watcher.milliseconds !== milliseconds);
      return new Promise((wake) => {
        sleepers.push({ milliseconds, wakesAt: now + milliseconds, wake });
      });
    },
    advance(milliseconds) {
      now += milliseconds;
      const due = sleepers.filter((sleeper) => sleeper.wakesAt <= now);
      sleepers = sleepers.filter((sleeper) => sleeper.wakesAt > now);
      for (const sleeper of due) sleeper.wake();
    },
    untilSomebodyWaits(milliseconds) {
      if (sleepers.some((sleeper) => sleeper.milliseconds === milliseconds)) return Promise.resolve();
      return new Promise((tell) => {
        watchers.push({ milliseconds, tell });
      });
    },
  };
}
