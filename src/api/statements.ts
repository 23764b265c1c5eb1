import { type Infer, mask, type Struct } from "superstruct";
import { jsonText } from "../domain/jsonText.ts";
import type { PublishedKey } from "../domain/statements/checkStatement.ts";
import { publishedKeys } from "./schemas/keys.ts";
import { revokedList, type Verification, verification } from "./schemas/verification.ts";

/**
 * The calls that check a statement. They use fetch directly, because the client is too large for the small page that an
 * inspector's phone opens. Every failure here means the same: the portal did not answer.
 */

/** Milliseconds until the page judges the document without the portal, because an inspector is waiting at a stall. */
const PATIENCE = 8000;

/**
 * GET /api/keys: the keys that check statements. Undefined when the portal did not answer.
 * @param portal without a trailing slash
 */
export async function readKeys(portal: string): Promise<readonly PublishedKey[] | undefined> {
  // the browser asks every time, and gets an empty answer if nothing changed
  return (await answerOf(`${portal}/api/keys`, { cache: "no-cache" }, publishedKeys))?.keys;
}

/**
 * GET /api/statements/revoked: the revoked documents. Its signature is not checked yet. Undefined when the portal did not
 * answer.
 */
export async function readRevokedList(portal: string): Promise<Infer<typeof revokedList> | undefined> {
  return await answerOf(`${portal}/api/statements/revoked`, {}, revokedList);
}

/**
 * POST /api/verify: the statement's current verdict. Undefined when the portal did not answer, or refused after too many
 * requests.
 */
export async function fetchVerdict(portal: string, statement: string): Promise<Verification | undefined> {
  const body = jsonText({ statement });
  const headers = { "content-type": "application/json" };
  return await answerOf(`${portal}/api/verify`, { method: "POST", headers, body }, verification);
}

async function answerOf<Answer extends Struct<Infer<Answer>, unknown>>(
  address: string,
  request: RequestInit,
  schema: Answer,
): Promise<Infer<Answer> | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(address, { ...request, credentials: "omit", signal });
    return answer.ok ? mask(await answer.json(), schema) : undefined;
  } catch {
    return undefined;
  }
}
