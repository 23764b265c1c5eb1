import { mask } from "superstruct";
import type { FpxToken } from "../domain/payments/paymentMethod.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { bankListAnswer } from "./schemas/banks.ts";

export interface Bank {
  /** FPX's bank code. */
  readonly code: string;
  readonly name: string;
  /** False when the bank takes no payments now. The list shows it all the same (docs/protocols.md, FPX). */
  readonly online: boolean;
  /** The deployment supplies its logo (`readBankLogo`). */
  readonly hasLogo: boolean;
}

/**
 * GET /api/fpx/banks: all banks of FPX's list, sorted by name.
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
    .map(({ id, online }) => ({
      code: id,
      name: list.names[id] ?? id,
      online,
      hasLogo: list.logos?.includes(id) ?? false,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "en", { sensitivity: "base" }));
}
