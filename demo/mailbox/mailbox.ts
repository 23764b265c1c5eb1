import { Hono } from "hono";
import { servedFile } from "../../src/server/http/servedFile.ts";
import type { Mailer } from "../../src/server/notifications/mailer.ts";
import type { SmsSender } from "../../src/server/notifications/sms.ts";
import { addDemoSheet } from "../pages/demoPage.ts";
import { type ReceivedMessage, SHEET, showList, showMessage, showUnknown } from "./pages.ts";

export interface Mailbox {
  /** Puts messages into the mailbox. It replaces a mail server in the demo. */
  readonly mailer: Mailer;
  /** Puts SMS into the same mailbox. */
  readonly sms: SmsSender;
  /** The mailbox's pages. No part of a message leaves this machine. */
  readonly app: Hono;
}

/** The most messages that the mailbox keeps. It drops the oldest, because it keeps them in memory. */
const MOST = 200;

/** One mailbox for everybody in the demo. It shows the portal's messages instead of sending them. */
export function createMailbox(clock: { now(): Date }): Mailbox {
  // Newest first.
  let received: readonly ReceivedMessage[] = [];
  let count = 0;
  const receive = (message: Omit<ReceivedMessage, "number" | "receivedAt">): void => {
    count += 1;
    received = [{ ...message, number: count, receivedAt: clock.now() }, ...received].slice(0, MOST);
  };
  return {
    mailer: {
      async send(message) {
        // Like a mail program, it shows a message with the same Message-ID once.
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
  app.get(SHEET, servedFile(new URL("./mailbox.css", import.meta.url)));
  app.get("/", (context) => showList(context, received()));
  app.get("/message/:number", (context) => {
    const asked = context.req.param("number");
    const message = received().find(({ number }) => String(number) === asked);
    return message === undefined ? showUnknown(context) : showMessage(context, message);
  });
  app.notFound(showUnknown);
  return app;
}
