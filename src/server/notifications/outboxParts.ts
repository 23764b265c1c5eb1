import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "./mailer.ts";
import type { Composers } from "./messages.ts";

export interface OutboxParts {
  readonly databases: Pick<
    Databases,
    "notifications" | "all_payments" | "handles" | "users" | "reset_password"
  >;
  readonly mailer: Mailer;
  /** What each kind of message says. */
  readonly compose: Composers;
  /** What follows the @ of the messages' ids: the portal's host. */
  readonly host: string;
  readonly clock: Clock;
  readonly log: Log;
}
