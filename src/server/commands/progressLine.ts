import { stderr } from "node:process";

/** Milliseconds between two pictures of the line. */
const REDRAW = 200;

export interface ProgressLine {
  /**
   * @param done the part of the work that is done, from 0 to 1
   * @param records how many records were read or written
   */
  show(done: number, records: number): void;
  end(): void;
}

/**
 * One line on the terminal that shows the progress of a piece of work, its rate and the time left. Without a terminal it shows
 * nothing, because it would fill a log.
 */
export function progressLine(what: string, terminal: typeof stderr = stderr): ProgressLine {
  if (!terminal.isTTY) return { show: () => undefined, end: () => undefined };
  const began = performance.now();
  let first: number | undefined;
  let drawn = 0;
  return {
    show(done, records) {
      first ??= records;
      const now = performance.now();
      if (now - drawn < REDRAW) return;
      drawn = now;
      terminal.write(
        `\r${progressText(what, done, records, { seconds: (now - began) / 1000, first })}\u001b[K`,
      );
    },
    end: () => void terminal.write("\r\u001b[K"),
  };
}

/** @param first how many records were done before the work began */
export function progressText(
  what: string,
  done: number,
  records: number,
  { seconds, first }: { readonly seconds: number; readonly first: number },
): string {
  const rate = seconds === 0 ? 0 : Math.round((records - first) / seconds);
  const percent = Math.floor(Math.min(done, 1) * 100);
  const left = rate === 0 || done === 0 ? undefined : (records / done - records) / rate;
  const time = left === undefined ? "" : `, ${minutes(Math.max(0, left))} left`;
  return `${what}: ${percent} %, ${records} records, ${rate} a second${time}`;
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
