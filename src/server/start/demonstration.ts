import type { Operator } from "../../api/schemas/operator.ts";
import type { Databases } from "../databases/databases.ts";
import type { Mailer } from "../notifications/mailer.ts";
import type { SmsSender } from "../notifications/sms.ts";
import type { CallAddresses, GatewayPlaces } from "./gateways.ts";

/** The additions of a demonstration. A deployment has none. */
export interface Demonstration {
  /**
   * Adds made-up records before the first call. Undefined with a real exchange.
   * @param format the format of the stored data before this start (`dataFormat.ts`)
   */
  readonly addRecords: ((databases: Databases, format: number) => Promise<void>) | undefined;
  /** Starts the substitutes for other systems, once the server has its port. */
  open(calls: CallAddresses): Promise<Substitutes>;
}

/** The substitutes, each used where the settings name no real one. */
export interface Substitutes {
  readonly gateways: GatewayPlaces | undefined;
  readonly mailer: Mailer | undefined;
  readonly sms: SmsSender | undefined;
  readonly operator: Operator | undefined;
  /** The origins of the demonstration's council sites. */
  readonly councilOrigins: readonly string[];
  /** Stops accepting calls. */
  stopListening(): Promise<void>;
  /** Resolves when all its answers are sent and its stores are closed. */
  close(): Promise<void>;
}
