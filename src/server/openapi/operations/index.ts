import type { Operation } from "../operation.ts";
import { gateways } from "./gateways.ts";
import { machines } from "./machines.ts";
import { payments } from "./payments.ts";
import { people } from "./people.ts";
import { proxyCalls } from "./proxy.ts";
import { searching } from "./searching.ts";

/**
 * Every route of the back end but its files: who adds one describes it here, or a test fails.
 * @param databasePath {database} of the specification, "/like/this"
 */
export function describedOperations(databasePath: string): readonly Operation[] {
  return [...searching, ...payments, ...gateways, ...proxyCalls, ...people(databasePath), ...machines];
}
