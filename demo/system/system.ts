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
    /** The address of a council's site. */
    readonly council: (code: string) => string;
    readonly bank: string;
    readonly card: string;
    /** The demo's mailbox. Undefined if messages go to a mail server. */
    readonly mailbox: string | undefined;
  };
  readonly databases: Databases;
  /** The simulated gateways, with which tests decide payments. */
  readonly exchange: FpxSimulator;
  readonly cardGateway: CardSimulator;
  /** Finishes running enquiries, stops listening, then closes the databases. */
  close(): Promise<void>;
}
