/** Calls the system as many people do, and keeps how long each kind of call took. */
export interface Caller {
  /**
   * @param name what the call is in the report
   * @param status that the answer must have
   * @returns its body
   * @throws Error when the answer is not the expected one
   */
  call(name: string, status: number, path: string, init?: RequestInit): Promise<Answer>;
  /** By name: milliseconds. Whoever clears it counts from then on. */
  readonly took: Map<string, number[]>;
}

export interface Answer {
  readonly body: string;
  readonly headers: Headers;
}

/** As many as a mobile network gives to its citizens: what is remembered of callers is soon all there. */
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
      if (answer.status !== status) throw new Error(`${name} answered ${answer.status} ${body}`);
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
