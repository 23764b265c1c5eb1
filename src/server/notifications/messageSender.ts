export interface MessageSender {
  /** Starts sending the message if it is due. The caller does not wait for it. */
  sendSoon(id: string): void;
}
