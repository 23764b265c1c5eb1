/** Posts from a gateway's server to a merchant's server. Each post is retried until the merchant acknowledges it. */
export interface Deliveries {
  /** Resolves after the first try. Retries continue in the background. */
  deliver(url: string, body: string): Promise<void>;
  /** Continues the work without the caller. `idle` waits for it. A failure becomes a warning of the process, which continues. */
  inBackground(work: Promise<void>): void;
  /** Resolves when no post, retry or background work is left. */
  idle(): Promise<void>;
}

export interface DeliveryParts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after this time. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The longest wait for the answer to a post. Milliseconds. */
  readonly timeout: number;
  /** The pause before each retry. Milliseconds. */
  readonly retries: readonly number[];
  /** The whole body of the answer by which the merchant acknowledges a post. */
  readonly acknowledgement: string;
}

export function deliveries({ fetch, wait, timeout, retries, acknowledgement }: DeliveryParts): Deliveries {
  const underWay = new Set<Promise<void>>();

  function inBackground(work: Promise<void>): void {
    const tracked = work.catch(warn).finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  /** Posts once. True if the merchant acknowledges in time. */
  async function post(url: string, body: string): Promise<boolean> {
    const abort = new AbortController();
    const answer = fetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
      signal: abort.signal,
    })
      .then(async (response) => response.ok && (await response.text()) === acknowledgement)
      // An unreachable merchant has not acknowledged.
      .catch(() => false);
    const acknowledged = await Promise.race([answer, wait(timeout).then(() => false)]);
    abort.abort();
    return acknowledged;
  }

  async function repeat(url: string, body: string): Promise<void> {
    for (const pause of retries) {
      await wait(pause);
      if (await post(url, body)) return;
    }
  }

  return {
    async deliver(url, body) {
      if (!(await post(url, body))) inBackground(repeat(url, body));
    },
    inBackground,
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

function warn(failure: unknown): void {
  process.emitWarning(failure instanceof Error ? failure : String(failure));
}
