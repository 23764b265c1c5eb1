import { createHmac } from "node:crypto";

/** The header with the signature of a call. */
const SIGNATURE_HEADER = "x-kaunter-signature";

/**
 * The signature of a webhook's call: `t=<unix seconds>,v1=<hex>`. The hex is the HMAC-SHA256 of the seconds, a full stop and the body,
 * with the webhook's secret. The receiver refuses an old time, so that nobody sends a call again later.
 */
function webhookSignature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

/** Milliseconds. The claim of a delivery holds far longer. */
const PATIENCE = 15_000;

/** A webhook's answer that is not a success, or a redirect, which a signed call never follows. */
export class WebhookFailure extends Error {
  override readonly name = "WebhookFailure";
  readonly status: number;

  constructor(status: number) {
    super(`the webhook answered ${status}`);
    this.status = status;
  }
}

/**
 * Posts JSON to a webhook.
 * @throws WebhookFailure unless the answer is 2xx; another error when there is no answer within 15 seconds
 */
export async function callWebhook(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  {
    url,
    secret,
    body,
    now,
  }: { readonly url: string; readonly secret: string; readonly body: string; readonly now: Date },
): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", [SIGNATURE_HEADER]: webhookSignature(secret, body, now) },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE),
  });
  // the answer's text is not read: it may be long, and nothing depends on it
  await answer.body?.cancel();
  if (!answer.ok) throw new WebhookFailure(answer.status);
}
