import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

/** Whose clock the server compares with its own: from the `Date` header of an HTTP answer. */
export const CLOCK_SOURCES = ["database", "fpx", "card"] as const;

export type ClockSource = (typeof CLOCK_SOURCES)[number];

export interface ClockCheck {
  /** Makes the same calls, and compares the server's clock with the `Date` header of each answer. */
  watched<Rest extends readonly unknown[]>(
    source: ClockSource,
    fetch: (url: string, ...rest: Rest) => Promise<Response>,
  ): (url: string, ...rest: Rest) => Promise<Response>;
  /** Seconds by which each source is ahead of the server, at the last comparison. Negative when it is behind. */
  offsets(): ReadonlyMap<ClockSource, number>;
  /** Whether at least two sources agree that the server's clock is more than a minute off. */
  isWrong(): boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A difference that is logged. Milliseconds. */
const NOTEWORTHY = 5 * SECOND;

/** A difference that falsifies the order of payments and the days that receipts name. Milliseconds. */
const WRONG = MINUTE;

/** An older comparison says nothing about now. Milliseconds. */
const FRESH = 30 * MINUTE;

interface Comparison {
  /** Milliseconds that the source is certainly ahead, or, negative, behind. */
  readonly offset: number;
  readonly at: number;
}

/** Compares the server's clock with the clocks of the systems that it talks to. */
export function createClockCheck(clock: Clock, log: Log): ClockCheck {
  const comparisons = new Map<ClockSource, Comparison>();

  const compare = (source: ClockSource, date: string | null, asked: number, answered: number): void => {
    const there = Date.parse(date ?? "");
    if (Number.isNaN(there)) return;
    const offset = certainOffset(there, asked, answered);
    const isNoteworthy = Math.abs(offset) > NOTEWORTHY;
    const wasNoteworthy = Math.abs(comparisons.get(source)?.offset ?? 0) > NOTEWORTHY;
    comparisons.set(source, { offset, at: answered });
    if (isNoteworthy !== wasNoteworthy)
      log({
        event: isNoteworthy ? "clock_differs" : "clock_agrees",
        source,
        seconds: Math.round(offset / SECOND),
      });
  };

  const fresh = () => {
    const now = clock.now().getTime();
    return [...comparisons].filter(([, { at }]) => Math.abs(now - at) < FRESH);
  };

  return {
    watched:
      (source, fetch) =>
      async (url, ...rest) => {
        const asked = clock.now().getTime();
        const response = await fetch(url, ...rest);
        compare(source, response.headers.get("date"), asked, clock.now().getTime());
        return response;
      },
    offsets: () => new Map(fresh().map(([source, { offset }]) => [source, offset / SECOND])),
    isWrong() {
      const offsets = fresh().map(([, { offset }]) => offset);
      const ahead = offsets.filter((offset) => offset > WRONG).length;
      const behind = offsets.filter((offset) => offset < -WRONG).length;
      return ahead >= 2 || behind >= 2;
    },
  };
}

/**
 * The part of a difference that is no effect of the network or of the header, which names whole seconds. A slow answer proves less.
 * @param there the time that the source wrote, at some moment between `asked` and `answered`
 */
function certainOffset(there: number, asked: number, answered: number): number {
  if (there > answered) return there - answered;
  return Math.min(0, there + SECOND - asked);
}
