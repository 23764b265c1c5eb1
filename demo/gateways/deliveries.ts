/** How a gateway's server tells a merchant's: it posts, and again until the merchant acknowledges. */
export interface Deliveries {
  /** Resolves after the first try: repetitions go on in the background. */
  deliver(url: string, body: string): Promise<void>;
  /** Lets the caller go on while the work is done. */
  inBackground(work: Promise<void>): void;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
}

export interface DeliveryParts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Passes after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** How long one post may stay unanswered. Milliseconds. */
  readonly timeout: number;
  /** The pause before each repetition. Milliseconds. */
  readonly retries: readonly number[];
  /** The merchant's whole answer when it has understood. */
  readonly acknowledgement: string;
}

export function deliveries({ fetch, wait, timeout, retries, acknowledgement }: DeliveryParts): Deliveries {
  const underWay = new Set<Promise<void>>();

  function inBackground(work: Promise<void>): void {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  /** One try: true when the merchant's whole answer in time is the acknowledgement. */
  async function post(url: string, body: string): Promise<boolean> {
    const abort = new AbortController();
    const answer = fetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
      signal: abort.signal,
    })
      .then(async (response) => response.ok && (await response.text()) === acknowledgement)
      // a merchant that cannot be reached has not acknowledged
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
