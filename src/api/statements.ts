import { type Infer, mask, type Struct } from "superstruct";
import type { PublishedKey } from "../domain/checkStatement.ts";
import { jsonText } from "../domain/jsonText.ts";
import { publishedKeys } from "./schemas/keys.ts";
import { type Verification, verification } from "./schemas/verification.ts";

/**
 * The two calls that check a statement. They go beside the client: the small page that an inspector's phone opens cannot carry
 * it, and whatever goes wrong here means one thing, that the portal did not answer.
 */

/** How long somebody at a stall is kept waiting before the paper is judged without the portal. Milliseconds. */
const PATIENCE = 8000;

/** GET /api/keys: what statements are checked with. Undefined when the portal did not answer. @param portal without a slash at its end */
export async function readKeys(portal: string): Promise<readonly PublishedKey[] | undefined> {
  // asked each time, and answered with nothing where they are the same
  return (await answerOf(`${portal}/api/keys`, { cache: "no-cache" }, publishedKeys))?.keys;
}

/** POST /api/verify: how the statement stands now. Undefined when the portal did not answer, or may not be asked so soon. */
export async function askVerdict(portal: string, statement: string): Promise<Verification | undefined> {
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
