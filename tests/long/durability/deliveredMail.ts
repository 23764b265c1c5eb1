import type { SmtpServer } from "../../backend/notifications/smtpServer.ts";

/** The messages that the mail server accepted, by recipient. */
export interface DeliveredMail {
  /** The Message-ID of every message to the address, in order. A mail program shows messages with equal ids once. */
  to(address: string): readonly string[];
}

export function deliveredMailOf(server: SmtpServer): DeliveredMail {
  return {
    to: (address) =>
      server.messages
        .filter((message) => header(message, "To").includes(address))
        .map((message) => header(message, "Message-ID")),
  };
}

function header(message: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "im").exec(message)?.[1]?.trim() ?? "";
}
