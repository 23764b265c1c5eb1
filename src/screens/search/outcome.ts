import { lookUp, lookUpRow } from "./lookUp.ts";
import { SearchOutcome } from "./SearchOutcome.tsx";

/** Everything after the search form, in one chunk, so that a result appears without another wait. */
export const OUTCOME = { SearchOutcome, lookUp, lookUpRow } as const;
