export interface Sms {
  /** The phone number as its owner typed it, without spaces and dashes. */
  readonly to: string;
  readonly text: string;
}

export interface SmsSender {
  /**
   * Resolves when the SMS has been accepted for sending.
   * @throws when it has not, or the result is unknown
   */
  send(sms: Sms): Promise<void>;
}
