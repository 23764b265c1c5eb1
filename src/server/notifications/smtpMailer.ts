import { createTransport } from "nodemailer";
import { type Mailer, MailFailure } from "./mailer.ts";

/** Milliseconds; together well below the time that a claim holds. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 } as const;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a message may only go there encrypted: beyond this machine always, since a receipt's link opens the payment. */
export function mustEncrypt(url: string): boolean {
  return !LOOPBACK.test(new URL(url).hostname);
}

/**
 * Sends through a mail server.
 * @param url smtp:// or smtps://, with the user and password where the server asks for them
 * @param from the address that messages come from
 */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url,
    ...PATIENCE,
    requireTLS: mustEncrypt(url),
    // what a message says is never taken for a file or an address to read
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from: { name: "Kaunter", address: from },
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId: `<${id}>`,
          // no absence note comes back (RFC 3834)
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (failure) {
        throw mailFailure(failure);
      }
    },
  };
}

function mailFailure(failure: unknown): MailFailure {
  const { code, responseCode } =
    failure instanceof Error ? (failure as Partial<Record<"code" | "responseCode", unknown>>) : {};
  return new MailFailure(
    typeof code === "string" ? code : "EUNKNOWN",
    typeof responseCode === "number" ? responseCode : undefined,
  );
}
