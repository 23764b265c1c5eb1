import { type Body, created, goToBank, payRequest, statusOf } from "../accounts/citizen.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";

export const SECOND = 1000;

export const MINUTE = 60 * SECOND;

export const HOUR = 60 * MINUTE;

export const DAY = 24 * HOUR;

/** A payment that has gone to the bank, with what a test needs to know of it. */
export async function left(backend: BackendUnderTest, request = payRequest(), key?: string) {
  const { _id, pay_url, status_token } = await created(backend, request, key);
  const order = await goToBank(backend, pay_url);
  return {
    id: _id,
    order,
    stored: async (): Promise<Body> => (await backend.databases.all_payments.read(_id)) ?? {},
    status: () => statusOf(backend, status_token),
  };
}
