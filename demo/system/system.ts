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
    /** Undefined with the real exchange. */
    readonly bank: string | undefined;
    /** Undefined with the real card gateway, or without one. */
    readonly card: string | undefined;
    /** The demo's mailbox. Undefined if messages go to a mail server or wait for one. */
    readonly mailbox: string | undefined;
  };
  readonly databases: Databases;
  /** The simulated exchange, with which tests decide payments. Undefined with the real exchange. */
  readonly exchange: FpxSimulator | undefined;
  /** The simulated card gateway, for the same purpose. */
  readonly cardGateway: CardSimulator | undefined;
  /** Finishes running enquiries, stops listening, then closes the databases. */
  close(): Promise<void>;
}
