import { createTransport } from "nodemailer";
import { type Attachment, type Mailer, MailFailure } from "./mailer.ts";

/** Milliseconds. The sum is far below CLAIM_HOLDS, so that no other process claims a message that is being sent. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 } as const;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether the connection must be encrypted. It must beyond this machine, because a receipt's link opens the payment. */
export function mustEncrypt(url: string): boolean {
  return !LOOPBACK.test(new URL(url).hostname);
}

/**
 * Sends through a mail server.
 * @param url smtp:// or smtps://, with user and password if the server needs them
 * @param from the sender's address
 */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url,
    ...PATIENCE,
    requireTLS: mustEncrypt(url),
    // nodemailer must not take a message's content for a file or an address to read
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, html, attachment }) {
      try {
        await transport.sendMail({
          from: { name: "Kaunter", address: from },
          to: { name: "", address: to },
          subject,
          text,
          html,
          ...(attachment && { attachments: [attachmentOf(attachment)] }),
          messageId: `<${id}>`,
          // prevents automatic replies such as absence notes (RFC 3834)
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (failure) {
        throw mailFailure(failure);
      }
    },
  };
}

function attachmentOf({ name, type, content }: Attachment) {
  return { filename: name, contentType: type, content };
}

function mailFailure(failure: unknown): MailFailure {
  const { code, responseCode } =
    failure instanceof Error ? (failure as Partial<Record<"code" | "responseCode", unknown>>) : {};
  return new MailFailure(
    typeof code === "string" ? code : "EUNKNOWN",
    typeof responseCode === "number" ? responseCode : undefined,
  );
}
