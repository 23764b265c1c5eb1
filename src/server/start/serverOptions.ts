import type { BuiltFiles } from "../backendParts.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings/settings.ts";
import type { Timer } from "../timer.ts";
import type { Demonstration } from "./demonstration.ts";

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The settings of the environment. The server ignores their PORT and uses `port`. */
  readonly settings: Settings;
  readonly files: BuiltFiles;
  readonly log: Log;
  /** The clock of the whole server; by default the system's. */
  readonly clock?: Clock;
  /** The timer between the rounds of the reconciler, the outbox and the other background work; by default the system's. */
  readonly timer?: Timer;
  /** Wraps the databases. A test uses it to watch or disturb the writes. */
  readonly throughDatabases?: (opened: Databases) => Databases;
  readonly demonstration?: Demonstration;
}
