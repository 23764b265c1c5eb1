import { readFileSync } from "node:fs";

export interface ResidentMemory {
  /** Bytes of the process itself: heap, buffers, LevelDB's caches. */
  readonly own: number;
  /** Bytes of mapped files, mostly LevelDB's tables. The system can free them when it needs memory. */
  readonly mapped: number;
}

/** Only Linux reports mapped files. On other systems all memory counts as the process's own. */
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
