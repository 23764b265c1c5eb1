import autocannon from "autocannon";
import type { Call } from "./calls.ts";
import type { PaymentUnderWay } from "./payment.ts";

/**
 * Takes the payments through the calls: each connection takes a payment through all of them, one after the other, then the
 * next.
 * @param payments as many times a whole number as there are connections
 * @returns from the first request to the last answer, in milliseconds
 * @throws when an answer was not the expected one
 */
export async function drive(
  origin: string,
  connections: number,
  payments: readonly PaymentUnderWay[],
  calls: readonly Call[],
): Promise<number> {
  const waiting = [...payments];
  /** By autocannon's context, which is a new one for each payment. */
  const underWay = new Map<object, { readonly payment: PaymentUnderWay; asked: number }>();
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  let failure: unknown;

  const begin = (context: object) => {
    const payment = waiting.shift();
    if (payment === undefined) throw new Error("more was asked for than there are payments");
    const begun = { payment, asked: 0 };
    underWay.set(context, begun);
    return begun;
  };
  const requests = calls.map((call, place): autocannon.Request => {
    const isLast = place === calls.length - 1;
    return {
      method: call.method,
      setupRequest(request, context) {
        const state = underWay.get(context) ?? begin(context);
        const asked = { ...request, ...call.ask(state.payment) };
        state.asked = performance.now();
        first = Math.min(first, state.asked);
        return asked;
      },
      onResponse(status, body, context) {
        last = performance.now();
        const state = underWay.get(context);
        if (state === undefined) throw new Error("an answer to nothing");
        state.payment.took.set(call.name, last - state.asked);
        if (isLast) underWay.delete(context);
        try {
          if (status !== call.status) throw new Error(`${call.name} answered ${status} ${body}`);
          call.take?.(state.payment, body);
        } catch (thrown) {
          failure ??= thrown;
          instance.stop();
        }
      },
    };
  });
  const options = { url: origin, connections, amount: payments.length * calls.length, requests };
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const instance = autocannon(options, (thrown, result) => (thrown ? reject(thrown) : resolve(result)));
  const { errors, timeouts } = await promise;
  if (failure !== undefined) throw failure;
  if (errors + timeouts > 0) throw new Error(`${errors} calls failed, ${timeouts} of them by their time`);
  return last - first;
}
