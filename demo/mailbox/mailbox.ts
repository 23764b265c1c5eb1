import { Hono } from "hono";
import { servedFile } from "../../src/server/http/servedFile.ts";
import type { Mailer } from "../../src/server/notifications/mailer.ts";
import type { SmsSender } from "../../src/server/notifications/sms.ts";
import { addDemoSheet } from "../pages/demoPage.ts";
import { type ReceivedMessage, SHEET, showList, showMessage, showUnknown } from "./pages.ts";

export interface Mailbox {
  /** Puts messages into the mailbox: the demo's stand-in for a mail server. */
  readonly mailer: Mailer;
  /** The same for a phone. */
  readonly sms: SmsSender;
  /** The mailbox's pages, and nothing of the messages leaves this machine. */
  readonly app: Hono;
}

/** The oldest messages go: they are kept in memory alone. */
const MOST = 200;

/** Everybody's mailbox in the demo: what the portal sends is shown instead of sent. */
export function createMailbox(clock: { now(): Date }): Mailbox {
  // newest first
  let received: readonly ReceivedMessage[] = [];
  let count = 0;
  const receive = (message: Omit<ReceivedMessage, "number" | "receivedAt">): void => {
    count += 1;
    received = [{ ...message, number: count, receivedAt: clock.now() }, ...received].slice(0, MOST);
  };
  return {
    mailer: {
      async send(message) {
        // as a mail program does: the same message again is the same message
        if (received.some(({ id }) => id === message.id)) return;
        receive(message);
      },
    },
    sms: {
      async send({ to, text }) {
        receive({ id: `sms-${count + 1}`, to, subject: "SMS", text, html: undefined });
      },
    },
    app: pagesOf(() => received),
  };
}

function pagesOf(received: () => readonly ReceivedMessage[]): Hono {
  const app = new Hono();
  addDemoSheet(app);
  app.get(SHEET, servedFile(new URL("./mailbox.css", import.meta.url), "text/css"));
  app.get("/", (context) => showList(context, received()));
  app.get("/message/:number", (context) => {
    const asked = context.req.param("number");
    const message = received().find(({ number }) => String(number) === asked);
    return message === undefined ? showUnknown(context) : showMessage(context, message);
  });
  app.notFound(showUnknown);
  return app;
}
