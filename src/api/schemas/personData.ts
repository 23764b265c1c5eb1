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
  size,
  string,
} from "superstruct";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { publicPayment } from "./payment.ts";
import { CHANNELS, ownRecord } from "./user.ts";

/** All that is held about a person, as one file for them: docs/personal-data.md tells of each field. */

/** The account, and when the central team saw which card. */
const storedAccount = assign(
  ownRecord,
  object({ identity_notes: array(object({ ic_num: nullable(string()), at: instant })) }),
);

const storedSession = object({ idle_until: instant, expires_at: instant });

const storedCode = object({ channel: enums(CHANNELS), asked_at: array(instant), expires_at: instant });

/** Of a link for a new password, when it was asked for; the link itself is a key. */
const storedResetLink = object({ asked_at: instant });

const storedMessage = object({
  about: enums(["receipt", "status", "verification", "reset"]),
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
  /** Null where the address has no account: a guest's. */
  account: nullable(storedAccount),
  sessions: array(storedSession),
  codes: array(storedCode),
  reset_links: array(storedResetLink),
  messages: array(storedMessage),
  /** As their payer reads them, with their own details whole. A paid one holds the number and the time of its receipt. */
  payments: array(publicPayment),
  /** The ids of payments of which what is stored cannot be read: a person looks at them. */
  unreadable: array(string()),
  /** Why the payments are left out: nobody has shown yet that the mailbox is the account's. Absent where they are not. */
  left_out: optional(literal("unverified")),
});

export type PersonData = Infer<typeof personData>;

/** Erasing the own account takes its password once more. */
export const erasureRequest = object({ password: size(string(), 1, 1024) });

/** What is answered: how many payments wait for their ending, and are erased then. */
export const erasureAnswer = object({ ok: literal(true), waiting: integer() });
