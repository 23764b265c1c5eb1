import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 create every object among the young ones, whose garbage costs a search a millisecond or two. By itself, V8 learns at which
 * places of the program objects live long, and creates those objects among the old ones at once. It learns that wrongly of the checks
 * of records, which then fill the old ones with garbage: while records are loaded, a collection of the whole heap holds up a search
 * every second or two (docs/capacity.md). Call it once, as the process starts.
 */
export function keepGarbageYoung(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
