export interface MessageSender {
  /** Sends one message, if it is due, and lets the caller go on. */
  sendSoon(id: string): void;
}
