import autocannon from "autocannon";
import { type Call, CYCLE } from "./calls.ts";
import { newPayment, type PaymentUnderWay } from "./payment.ts";
import type { ServerUnderLoad } from "./serverProcess.ts";

/** The number of payments in progress at the same time. */
export const CONNECTIONS = 10;

export interface Cycles {
  readonly payments: readonly PaymentUnderWay[];
  /** Milliseconds from the first request to the last answer. */
  readonly took: number;
}

/**
 * Takes payments through their whole cycle. Each connection makes all calls of one payment, one after the other, then takes the
 * next.
 * @param numbers the bills' numbers; the count must be a multiple of CONNECTIONS
 * @throws Error when an answer is not the expected one
 */
export async function runCycles(
  server: ServerUnderLoad,
  numbers: { readonly from: number; readonly count: number },
): Promise<Cycles> {
  const payments = Array.from({ length: numbers.count }, (_, place) => newPayment(numbers.from + place));
  const load = loadOf(server, payments);
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const instance = autocannon(
    {
      url: server.origin,
      connections: CONNECTIONS,
      amount: payments.length * CYCLE.length,
      requests: CYCLE.map((call) => load.requestOf(call, () => instance.stop())),
    },
    (failure, result) => (failure ? reject(failure) : resolve(result)),
  );
  const { errors, timeouts } = await promise;
  if (load.failure !== undefined) throw load.failure;
  if (errors > 0)
    throw new Error(
      `${errors} calls failed, ${timeouts} of them by a timeout. Close other programs and run the benchmark again.`,
    );
  return { payments, took: load.took };
}

/** A payment with an open call, and the time at which the call was sent. */
interface Asked {
  readonly payment: PaymentUnderWay;
  at: number;
}

function loadOf({ keys }: ServerUnderLoad, payments: readonly PaymentUnderWay[]) {
  const waiting = [...payments];
  /** The payments by autocannon's context. Each payment has its own context. */
  const underWay = new Map<object, Asked>();
  const began = performance.now();
  const load = {
    took: 0,
    failure: undefined as unknown,
    requestOf(call: Call, stop: () => void): autocannon.Request {
      return {
        method: call.method,
        setupRequest(request, context) {
          const asked = underWay.get(context) ?? begin(context);
          const sent = { ...request, ...call.ask(asked.payment) };
          asked.at = performance.now();
          return sent;
        },
        onResponse(status, body, context) {
          try {
            take(call, status, body, context);
          } catch (failure) {
            load.failure ??= failure;
            stop();
          }
        },
      };
    },
  };

  function begin(context: object): Asked {
    const payment = waiting.shift();
    if (payment === undefined)
      throw new Error(
        "Autocannon began more payments than the benchmark made. Compare its amount with CYCLE.",
      );
    const asked = { payment, at: 0 };
    underWay.set(context, asked);
    return asked;
  }

  function take(call: Call, status: number, body: string, context: object): void {
    const now = performance.now();
    const asked = underWay.get(context);
    if (asked === undefined)
      throw new Error("Autocannon passed an answer without a request. Compare its version with loadOf().");
    load.took = now - began;
    asked.payment.took.set(call.name, now - asked.at);
    if (status !== call.status)
      throw new Error(
        `The call "${call.name}" answered ${status} instead of ${call.status}. Mend its cause: ${body}`,
      );
    call.take?.(asked.payment, body, keys);
    if (call === CYCLE.at(-1)) underWay.delete(context);
  }
  return load;
}
