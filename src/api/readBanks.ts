import { mask } from "superstruct";
import type { FpxToken } from "../domain/payments/paymentMethod.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { bankListAnswer } from "./schemas/banks.ts";

export interface Bank {
  /** FPX's code. */
  readonly code: string;
  readonly name: string;
  /** False: the bank takes no payments now. It is shown all the same (docs/protocols.md, FPX). */
  readonly online: boolean;
}

/**
 * GET /api/fpx/banks: every bank that FPX lists, by name.
 * @throws PortalError
 */
export async function readBanks(
  client: Client,
  token: FpxToken,
  signal?: AbortSignal,
): Promise<readonly Bank[]> {
  const answer = await client.get(`api/fpx/banks?messageToken=${token}`, { signal });
  const list = readAnswer(() => mask(answer, bankListAnswer));
  return list.result
    .map(({ id, online }) => ({ code: id, name: list.names[id] ?? id, online }))
    .sort((one, other) => one.name.localeCompare(other.name, "en", { sensitivity: "base" }));
}
