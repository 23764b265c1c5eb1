/** An e-mail for the mailer. */
export interface Message {
  /** The Message-ID without angle brackets. It is the same at each attempt, so that a mail program shows duplicates once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachment?: Attachment;
}

export interface Attachment {
  /** The file's name. */
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly content: string;
}

export type Content = Pick<Message, "subject" | "text" | "html">;

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the message.
   * @throws when it has not, or the result is unknown. The outbox then sends the message again later
   */
  send(message: Message): Promise<void>;
}

/**
 * The reason why a message was not accepted. It may be logged, unlike the original error's message, which may contain the
 * address.
 */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /** The mail library's code, like "EAUTH". */
  readonly code: string;
  /** The mail server's reply code, like 550; undefined without a reply. */
  readonly reply: number | undefined;

  constructor(code: string, reply: number | undefined) {
    super(code);
    this.code = code;
    this.reply = reply;
  }
}
