import {
  array,
  assign,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
} from "superstruct";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { text } from "../../domain/schemas/limits.ts";
import { publicPayment } from "./payment.ts";
import { CHANNELS, ownRecord } from "./user.ts";

/** A person's complete data in one file for them. docs/personal-data.md describes each field. */

/** The account, and when the central team saw which identity card. */
const storedAccount = assign(
  ownRecord,
  object({ identity_notes: array(object({ ic_num: nullable(string()), at: instant })) }),
);

export const storedSession = object({ idle_until: instant, expires_at: instant });

export const storedCode = object({ channel: enums(CHANNELS), asked_at: array(instant), expires_at: instant });

/** Only the time of the request, because the link itself is a key. */
const storedResetLink = object({ asked_at: instant });

export const storedMessage = object({
  about: enums(["receipt", "status", "refund", "verification", "reset"]),
  recipient: string(),
  status: enums(["to_send", "sent", "given_up", "overtaken"]),
  created_at: instant,
  sent_at: optional(instant),
  payment_id: optional(paymentId),
});

export const personData = object({
  kind: literal("kaunter-person"),
  version: literal(1),
  made_at: instant,
  /** The e-mail address. */
  address: string(),
  /** Null for a guest, whose address has no account. */
  account: nullable(storedAccount),
  sessions: array(storedSession),
  codes: array(storedCode),
  reset_links: array(storedResetLink),
  messages: array(storedMessage),
  /** As their payer reads them, with the payer's own details unmasked. A paid one has its receipt number and time. */
  payments: array(publicPayment),
  /** The ids of payments whose stored document cannot be parsed. Somebody must look at them. */
  unreadable: array(string()),
  /** The reason why payments are left out: nobody has verified yet that the mailbox belongs to the account. Otherwise absent. */
  left_out: optional(literal("unverified")),
});

export type PersonData = Infer<typeof personData>;

/** The user must enter the password again to erase the account. */
export const erasureRequest = object({ password: text({ min: 1, max: 1024 }) });

/** `waiting` is the number of payments that are still open. The server erases them when they end. */
export const erasureAnswer = object({ ok: literal(true), waiting: integer() });
