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
  readonly compose: Composers;
  /** The portal's host, which follows the @ in a Message-ID. */
  readonly host: string;
  readonly clock: Clock;
  readonly log: Log;
}
