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

/** Milliseconds. Short, because the citizen waits for the answer. */
const PATIENCE = 10_000;

/**
 * Sends SMS through the deployment's notification host, with the fields of /api/notify in the original specification (rules 7.20
 * and 7.21). Only the server has the key, so nobody else can send an SMS in the councils' name.
 * @param key authorises this portal at the host
 */
export function hostSms({
  url,
  key,
  fetch,
}: {
  readonly url: string;
  readonly key: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}): SmsSender {
  return {
    async send({ to, text }) {
      const answer = await fetch(`${url}/api/notify`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify({ channel: "sms", recipient: to, message: text, subject: "Kaunter" }),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (!answer.ok)
        throw new RangeError(
          `the notification host answered ${answer.status}: check KAUNTER_SMS_URL and its key`,
        );
    },
  };
}
