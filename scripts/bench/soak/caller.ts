/** Calls the system from many addresses, and records the time of each kind of call. */
export interface Caller {
  /**
   * @param name the name of the call in the report
   * @param status the expected status of the answer
   * @throws Error when the answer has another status
   */
  call(name: string, status: number, path: string, init?: RequestInit): Promise<Answer>;
  /** Milliseconds of each call, by name. The caller of `clear()` starts a new measurement. */
  readonly took: Map<string, number[]>;
}

export interface Answer {
  readonly body: string;
  readonly headers: Headers;
}

/** About the number of addresses that a mobile network shares. So few that the server soon remembers all of them. */
const ADDRESSES = 250;

export function callerOf(origin: string): Caller {
  const took = new Map<string, number[]>();
  let calls = 0;
  return {
    took,
    async call(name, status, path, init = {}) {
      calls += 1;
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", `203.0.113.${calls % ADDRESSES}`);
      const began = performance.now();
      const answer = await fetch(`${origin}${path}`, { redirect: "manual", ...init, headers });
      const body = await answer.text();
      const times = took.get(name) ?? [];
      took.set(name, times);
      times.push(performance.now() - began);
      if (answer.status !== status)
        throw new Error(
          `The call "${name}" answered ${answer.status} instead of ${status}. Mend its cause: ${body}`,
        );
      return { body, headers: answer.headers };
    },
  };
}

export function json(body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}
