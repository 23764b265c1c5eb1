import { expect } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import { readMessage } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { enquireDue, type ReconcilerServices } from "../../../src/server/payments/reconciler.ts";
import type { Timer } from "../../../src/server/timer.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { ENDLESS } from "../operation/timers.ts";

/** The reconciler over a back end under test, and the enquiries that reach the exchange. */

export function reconcilerServices(backend: BackendUnderTest, timer: Timer = ENDLESS): ReconcilerServices {
  const { databases, fpx, card, clock, log } = backend;
  const entries = log as unknown as { push(entry: object): void };
  return { databases, fpx, card, clock, timer, random: systemRandom, log: (entry) => entries.push(entry) };
}

/** One round of the reconciler. */
export function askRound(backend: BackendUnderTest): Promise<void> {
  return enquireDue(reconcilerServices(backend));
}

/** @returns the order numbers of the enquiries from now on */
export function heardEnquiries(backend: BackendUnderTest): readonly string[] {
  const heard: string[] = [];
  const { network } = backend;
  backend.network = (url, init) => {
    const read = readMessage("AE", String(init.body));
    if (read.kind === "message") heard.push(read.message.fpx_sellerExOrderNo);
    return network(url, init);
  };
  return heard;
}

/** Answers every AE with the result of the function for its order number. The bank list and everything else stay as before. */
export function answerEnquiries(
  backend: BackendUnderTest,
  answer: (order: string, init: RequestInit) => Promise<Response | string>,
): void {
  const { network } = backend;
  backend.network = async (url, init) => {
    const read = readMessage("AE", String(init.body));
    if (read.kind !== "message") return network(url, init);
    const answered = await answer(read.message.fpx_sellerExOrderNo, init);
    return typeof answered === "string" ? new Response(answered) : answered;
  };
}

/**
 * Expects one enquiry after each of these waits and none before, however often a round runs. @param waits milliseconds after
 * leaving @param heard the enquiries that the gateway got so far
 */
export async function expectAskedAfter(
  waits: readonly number[],
  backend: BackendUnderTest,
  heard: readonly unknown[],
): Promise<void> {
  let passed = 0;
  for (const [index, wait] of waits.entries()) {
    backend.clock.pass(wait - passed - 1);
    await askRound(backend);
    expect(heard).toHaveLength(index);
    backend.clock.pass(1);
    passed = wait;
    await askRound(backend);
    await askRound(backend);
    expect(heard).toHaveLength(index + 1);
  }
}
