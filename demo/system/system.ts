import type { Databases } from "../../src/server/databases/databases.ts";
import type { ServerOptions } from "../../src/server/start/serverOptions.ts";
import type { CardSimulator } from "../gateways/card/simulator.ts";
import type { FpxSimulator } from "../gateways/fpx/simulator.ts";

export interface SystemOptions extends Omit<ServerOptions, "port" | "demonstration"> {
  /** 0 takes any free port. */
  readonly ports: { readonly portal: number; readonly councils: number; readonly simulators: number };
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
