import { readViewer, type Viewer } from "../accounts/viewer.ts";
import type { Context } from "../http/context.ts";
import type { LookUp } from "../http/searchRateLimit.ts";
import type { Services } from "../services.ts";

/** The caller of a search. */
export interface Searcher {
  readonly viewer: Viewer;
  /** Reads a number within the limits for searches that find nothing. */
  readonly lookUp: LookUp;
}

/** Call this before a search reads a record. It counts the search. @throws Refusal 429 */
export async function readSearcher(services: Services, context: Context): Promise<Searcher> {
  const lookUp = services.rateLimits.search(context);
  return { viewer: await readViewer(services, context), lookUp };
}
