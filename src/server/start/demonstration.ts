import type { Operator } from "../../api/schemas/operator.ts";
import type { Databases } from "../databases/databases.ts";
import type { Mailer } from "../notifications/mailer.ts";
import type { SmsSender } from "../notifications/sms.ts";
import type { CallAddresses, GatewayPlaces } from "./gateways.ts";

/** What a demonstration adds to the server. A deployment has none. */
export interface Demonstration {
  /**
   * Adds made-up records before the first call; undefined where the exchange is real.
   * @param format that the data were written in (`dataFormat.ts`)
   */
  readonly addRecords: ((databases: Databases, format: number) => Promise<void>) | undefined;
  /** Opens the substitutes for the outside world, once the server has its port. */
  open(calls: CallAddresses): Promise<Substitutes>;
}

/** What serves where the settings name nothing. */
export interface Substitutes {
  readonly gateways: GatewayPlaces | undefined;
  readonly mailer: Mailer | undefined;
  readonly sms: SmsSender | undefined;
  readonly operator: Operator | undefined;
  /** The origins of the demonstration's council sites. */
  readonly councilOrigins: readonly string[];
  /** Takes no other call. */
  stopListening(): Promise<void>;
  /** Resolves when none of its answers is on its way, and its stores are closed. */
  close(): Promise<void>;
}
