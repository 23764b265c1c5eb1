import type { SmsSender } from "./sms.ts";

/** Milliseconds: the citizen waits for it. */
const PATIENCE = 10_000;

/**
 * Sends by the deployment's notification host, with the fields of the specification's /api/notify. The server alone calls it,
 * over TLS: nobody else has anything sent in the councils' name.
 * @param key the host's, for this portal
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
      if (!answer.ok) throw new RangeError(`the notification host answered ${answer.status}`);
    },
  };
}
