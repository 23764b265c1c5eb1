/** An SMS as it is handed to whatever sends it. */
export interface Sms {
  /** A phone number without spaces and dashes, as its owner gave it. */
  readonly to: string;
  readonly text: string;
}

export interface SmsSender {
  /**
   * Resolves once the SMS was taken over.
   * @throws when it was not, or nobody knows
   */
  send(sms: Sms): Promise<void>;
}
