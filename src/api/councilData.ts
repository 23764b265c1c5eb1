import { create } from "superstruct";
import type { CouncilCode } from "../domain/councils.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type ChangesPage, changesPage } from "./schemas/configurationChange.ts";
import {
  type CouncilData,
  type CouncilDataAnswer,
  councilDataAnswer,
} from "./schemas/councils/councilData.ts";
import { type CouncilKey, councilKeyCreated, councilKeys } from "./schemas/councils/councilKey.ts";

/** Calls of the central team about the data of a council. Each throws PortalError. */

const pathOf = (council: CouncilCode): string => `api/admin/councils/${council}`;

/** The path of the picture of a council's signature, below the portal's address. */
export const signaturePath = (council: CouncilCode): string => `${pathOf(council)}/signature`;

/** The given fields replace the stored ones, and null removes one. A picture is in base64. */
export type CouncilDataChange = Partial<CouncilData>;

/** GET /api/admin/councils/{council}. */
export async function readCouncilData(
  client: Client,
  council: CouncilCode,
  signal?: AbortSignal,
): Promise<CouncilDataAnswer> {
  const answer = await client.get(pathOf(council), { signal });
  return readAnswer(() => create(answer, councilDataAnswer));
}

/**
 * POST /api/admin/councils/{council}: changes the given fields.
 * @param revision the one that the person saw
 * @throws PortalError, `refused` with `changed_meanwhile` when another person changed the data since that revision
 */
export async function changeCouncilData(
  client: Client,
  council: CouncilCode,
  revision: string,
  change: CouncilDataChange,
): Promise<CouncilDataAnswer> {
  const answer = await client.post(pathOf(council), { revision, change });
  return readAnswer(() => create(answer, councilDataAnswer));
}

/** POST /api/admin/councils/{council}/undo: takes the change with this id back. */
export async function undoCouncilChange(
  client: Client,
  council: CouncilCode,
  revision: string,
  id: string,
): Promise<CouncilDataAnswer> {
  const answer = await client.post(`${pathOf(council)}/undo`, { revision, id });
  return readAnswer(() => create(answer, councilDataAnswer));
}

/**
 * POST /api/admin/councils/{council}/sites/remove: ends a verified site, whose file then activates it no longer. POST
 * .../sites/allow lets the file activate it again.
 */
export async function decideSite(
  client: Client,
  council: CouncilCode,
  decision: "remove" | "allow",
  origin: string,
): Promise<CouncilDataAnswer> {
  const answer = await client.post(`${pathOf(council)}/sites/${decision}`, { origin });
  return readAnswer(() => create(answer, councilDataAnswer));
}

/** GET /api/admin/councils/{council}/changes: a page of changes, the newest first. */
export async function readCouncilChanges(
  client: Client,
  council: CouncilCode,
  before: string | undefined,
  signal?: AbortSignal,
): Promise<ChangesPage> {
  const query = before === undefined ? "" : `?${new URLSearchParams({ before })}`;
  const answer = await client.get(`${pathOf(council)}/changes${query}`, { signal });
  return readAnswer(() => create(answer, changesPage));
}

/** GET /api/admin/councils/{council}/keys: the keys of the council's programs, also the revoked ones. */
export async function readCouncilKeys(
  client: Client,
  council: CouncilCode,
  signal?: AbortSignal,
): Promise<readonly CouncilKey[]> {
  const answer = await client.get(`${pathOf(council)}/keys`, { signal });
  return readAnswer(() => create(answer, councilKeys)).keys;
}

/**
 * POST /api/admin/councils/{council}/keys: makes a key. Only this answer has it.
 * @param name says who uses the key
 */
export async function createCouncilKey(client: Client, council: CouncilCode, name: string): Promise<string> {
  const answer = await client.post(`${pathOf(council)}/keys`, { name });
  return readAnswer(() => create(answer, councilKeyCreated)).key;
}

/** POST /api/admin/councils/{council}/keys/revoke: the key opens nothing from the next call on. */
export async function revokeCouncilKey(client: Client, council: CouncilCode, id: string): Promise<void> {
  await client.post(`${pathOf(council)}/keys/revoke`, { id });
}
