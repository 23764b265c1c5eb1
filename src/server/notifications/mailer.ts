/** A message as it is handed to whatever sends it. */
export interface Message {
  /** Stays the same however often the message is sent, so that a mail program folds doubles; without angle brackets. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a message says. */
export type Content = Pick<Message, "subject" | "text" | "html">;

export interface Mailer {
  /**
   * Resolves once the message was taken over.
   * @throws when it was not, or nobody knows: it is sent again later
   */
  send(message: Message): Promise<void>;
}

/** Why a message was not taken over, in words that may be logged: an error's own message can hold the address. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /** The mail library's own code, "EAUTH". */
  readonly code: string;
  /** The mail server's reply code, 550; undefined when it gave none. */
  readonly reply: number | undefined;

  constructor(code: string, reply: number | undefined) {
    super(code);
    this.code = code;
    this.reply = reply;
  }
}
