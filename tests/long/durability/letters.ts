import type { SmtpServer } from "../../backend/notifications/smtpServer.ts";

/** What the mail server has taken over, by whom it went to. */
export interface Letters {
  /** The Message-ID of every message to the address, in the order they came: a mail program shows those that are alike once. */
  to(address: string): readonly string[];
}

export function lettersOf(server: SmtpServer): Letters {
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
