import { readFileSync } from "node:fs";

export interface ResidentMemory {
  /** What the process holds itself: heap, buffers, LevelDB's caches. Bytes. */
  readonly own: number;
  /** Pages of files that are mapped, LevelDB's tables most of all: the system takes them back when it needs room. Bytes. */
  readonly mapped: number;
}

/** Linux tells the two apart; elsewhere all counts as the process's own. */
export function residentMemory(): ResidentMemory {
  const { rss } = process.memoryUsage();
  const mapped = mappedFiles();
  return { own: rss - mapped, mapped };
}

function mappedFiles(): number {
  try {
    const kilobytes = /^RssFile:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
