import { create } from "superstruct";
import type { CouncilCode } from "../domain/councils.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import {
  type CouncilSellerAnswer,
  councilSellerAnswer,
  type SellerProposal,
} from "./schemas/councils/councilSeller.ts";

/** Calls of the central team about a council's seller id at FPX. Each throws PortalError. */

const pathOf = (council: CouncilCode): string => `api/admin/councils/${council}/seller`;

/** GET /api/admin/councils/{council}/seller. */
export async function readCouncilSeller(
  client: Client,
  council: CouncilCode,
  signal?: AbortSignal,
): Promise<CouncilSellerAnswer> {
  const answer = await client.get(pathOf(council), { signal });
  return readAnswer(() => create(answer, councilSellerAnswer));
}

/**
 * The steps. Each returns the seller afterwards, and throws `refused` with `changed_meanwhile` when another person acted since the
 * revision. A decision throws `proposal_lapsed` too, and a confirmation `second_person_needed`.
 */
export const proposeSeller = (client: Client, council: CouncilCode, proposal: SellerProposal) =>
  takeStep(client, council, "proposal", proposal);

export const confirmSeller = (client: Client, council: CouncilCode, revision: string) =>
  takeStep(client, council, "confirmation", { revision });

export const rejectSeller = (client: Client, council: CouncilCode, revision: string) =>
  takeStep(client, council, "rejection", { revision });

async function takeStep(
  client: Client,
  council: CouncilCode,
  step: string,
  body: object,
): Promise<CouncilSellerAnswer> {
  const answer = await client.post(`${pathOf(council)}/${step}`, body);
  return readAnswer(() => create(answer, councilSellerAnswer));
}
