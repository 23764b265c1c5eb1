import { Hono } from "hono";
import type { BackendParts } from "../backendParts.ts";
import { atMost, KILOBYTE } from "../http/body.ts";
import type { ClientAddress } from "../http/clientAddress.ts";
import type { BackendEnv } from "../http/context.ts";
import { addKeyRoute } from "../routes/keyRoutes.ts";
import { addVerifyRoute } from "../routes/verifyRoutes.ts";
import type { StatementKeys } from "../statements/statementKeys.ts";

/** What receipts and licences are checked with. The keys are for any site, which councils' calls are not: they come before. */
export function checkedStatements(
  { databases, clock }: BackendParts,
  statements: StatementKeys,
  address: ClientAddress,
): Hono<BackendEnv> {
  const checked = new Hono<BackendEnv>();
  addKeyRoute(checked, statements);
  checked.use("/api/verify", atMost(4 * KILOBYTE));
  addVerifyRoute(checked, { databases, clock, statements }, address);
  return checked;
}
