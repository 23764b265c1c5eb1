import type { Databases } from "../../src/server/databases/databases.ts";
import type { LogEntry } from "../../src/server/log.ts";
import type { Mailer, Message } from "../../src/server/notifications/mailer.ts";
import { messages } from "../../src/server/notifications/messages.ts";
import { createOutbox, type Outbox } from "../../src/server/notifications/outbox.ts";
import { pay, payRequest } from "./accounts/citizen.ts";
import { type BackendUnderTest, makeBackend, PORTAL, START } from "./backendUnderTest.ts";

/** The real outbox, with a mail server whose behaviour the test sets. */

export interface FakeMail extends Mailer {
  readonly sent: readonly Message[];
  readonly tries: number;
  /** Runs before a message counts as sent. It may throw. */
  fate: (message: Message) => Promise<void>;
}

export function fakeMail(): FakeMail {
  const sent: Message[] = [];
  let tries = 0;
  const mail: FakeMail = {
    sent,
    get tries() {
      return tries;
    },
    fate: async () => {},
    async send(message) {
      tries += 1;
      await mail.fate(message);
      sent.push(message);
    },
  };
  return mail;
}

export interface Post {
  readonly outbox: Outbox;
  readonly mail: FakeMail;
  readonly log: readonly LogEntry[];
}

/** The outbox of a process over the databases. */
export function post(databases: Databases, clock: { now(): Date }, mail = fakeMail()): Post {
  const log: LogEntry[] = [];
  const outbox = createOutbox({
    databases,
    mailer: mail,
    compose: messages({ portal: PORTAL, tokenSecret: "a secret of the tests", databases }),
    host: "kaunter.example",
    clock,
    log: (entry) => log.push(entry),
  });
  return { outbox, mail, log };
}

export const atStart = { now: () => new Date(START) };

/** Pays with a back end that sends no messages, then sends the payment's receipt. */
export async function receiptOf(
  backend: BackendUnderTest,
  request = payRequest(),
): Promise<{ readonly message: Message; readonly order: string }> {
  const order = await pay(makeBackend(backend.databases), request, "0123456789abcdef0");
  const { outbox, mail } = post(backend.databases, backend.clock);
  await outbox.sendDue();
  const message = mail.sent[0];
  if (message === undefined) throw new Error("nothing was sent");
  return { message, order };
}

export const notificationOf = ({ databases }: Pick<BackendUnderTest, "databases">, order: string) =>
  databases.notifications.read(`notification:${order}:receipt`);
