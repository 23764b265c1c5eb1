import type { Clock } from "../backend/clock.ts";
import type { Databases } from "../backend/databases/openDatabases.ts";
import type { Log } from "../backend/log.ts";
import type { BuiltFiles } from "../backend/routes/staticRoutes.ts";
import type { Settings } from "../backend/settings/settings.ts";
import type { Timer } from "../backend/timer.ts";
import type { CardSimulator } from "../gateways/card/simulator.ts";
import type { FpxSimulator } from "../gateways/fpx/simulator.ts";

export interface SystemOptions {
  /** 0 takes any free port. */
  readonly ports: { readonly portal: number; readonly councils: number; readonly simulators: number };
  /** The environment's settings; PORT is passed over, `ports` says it. */
  readonly settings: Settings;
  readonly files: BuiltFiles;
  readonly log: Log;
  /** The time of everything that runs here; the system's own unless told. */
  readonly clock?: Clock;
  /** What the reconciler and the outbox wait by between their rounds; the system's own unless told. */
  readonly timer?: Timer;
  /** What stands between the system and its databases; nothing unless told. */
  readonly throughDatabases?: (opened: Databases) => Databases;
}

export interface System {
  /** Addresses for a browser. */
  readonly urls: {
    readonly portal: string;
    /** The council sites' address with the council's code in it. */
    readonly council: (code: string) => string;
    /** Undefined where the real exchange is asked. */
    readonly bank: string | undefined;
    /** Undefined where the real card gateway is asked, or none. */
    readonly card: string | undefined;
    /** The demo's mailbox; undefined where messages go to a mail server, or wait for one. */
    readonly mailbox: string | undefined;
  };
  readonly databases: Databases;
  /** The simulated exchange, for a test to decide payments; undefined where the real exchange is asked. */
  readonly exchange: FpxSimulator | undefined;
  /** The same of the simulated card gateway. */
  readonly cardGateway: CardSimulator | undefined;
  /** Ends the enquiries under way, stops listening, then closes the databases. */
  close(): Promise<void>;
}
