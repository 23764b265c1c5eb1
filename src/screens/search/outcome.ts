import { lookUp, lookUpRow } from "./lookUp.ts";
import { SearchOutcome } from "./SearchOutcome.tsx";

/** What comes after the search's form, in one piece of code: what was found is shown without another wait. */
export const OUTCOME = { SearchOutcome, lookUp, lookUpRow } as const;
