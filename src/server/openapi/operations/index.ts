import type { Operation } from "../operation.ts";
import { audit } from "./audit.ts";
import { configuration } from "./configuration.ts";
import { councils } from "./councils.ts";
import { gateways } from "./gateways.ts";
import { loads } from "./loads.ts";
import { machines } from "./machines.ts";
import { payments } from "./payments.ts";
import { people } from "./people.ts";
import { proxyCalls } from "./proxy.ts";
import { reconciliation } from "./reconciliation.ts";
import { refunds } from "./refunds.ts";
import { remittances } from "./remittances.ts";
import { searching } from "./searching.ts";
import { staff } from "./staff.ts";
import { teamPayments } from "./teamPayments.ts";
import { today } from "./today.ts";

/**
 * Every route of the back end except its files. A test fails for a route that is not described here.
 * @param databasePath the {database} of the specification (rule 7.1), for example "/like/this"
 */
export function describedOperations(databasePath: string): readonly Operation[] {
  return [
    ...searching,
    ...payments,
    ...gateways,
    ...proxyCalls,
    ...people(databasePath),
    ...today,
    ...teamPayments,
    ...remittances,
    ...reconciliation,
    ...refunds,
    ...audit,
    ...staff,
    ...configuration,
    ...councils,
    ...loads,
    ...machines,
  ];
}
