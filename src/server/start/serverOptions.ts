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
  /** The environment's settings; PORT is passed over, `port` says it. */
  readonly settings: Settings;
  readonly files: BuiltFiles;
  readonly log: Log;
  /** The time of everything that runs here; the system's own by default. */
  readonly clock?: Clock;
  /** What the reconciler and the outbox wait by between their rounds; the system's own by default. */
  readonly timer?: Timer;
  /** What stands between the server and its databases; nothing by default. */
  readonly throughDatabases?: (opened: Databases) => Databases;
  readonly demonstration?: Demonstration;
}
