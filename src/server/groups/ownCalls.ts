import { Hono } from "hono";
import type { AccountServices } from "../accounts/accountServices.ts";
import type { BackendParts } from "../backendParts.ts";
import type { BackendEnv } from "../http/context.ts";
import { enquiryLimit } from "../http/enquiryLimit.ts";
import { sealedMessages } from "../notifications/sealedMessages.ts";
import type { PaymentServices } from "../payments/createPayment.ts";
import { addAdminRoutes } from "../routes/adminRoutes.ts";
import { addIdentityRoute } from "../routes/identityRoutes.ts";
import { addNotifyRoutes } from "../routes/notifyRoutes.ts";
import { addPersonRoutes } from "../routes/personRoutes.ts";
import { addResetRoute } from "../routes/resetRoutes.ts";
import { addSessionRoutes } from "../routes/sessionRoutes.ts";
import { addUpdateRoute } from "../routes/updateRoutes.ts";
import { addVerificationRoutes } from "../routes/verificationRoutes.ts";
import { systemTimer } from "../timer.ts";

/** The calls of the portal's own pages, with a cookie: they carry no CORS headers, and come before those that do. */
export function ownCalls(
  services: PaymentServices,
  { clock, log, timer = systemTimer }: BackendParts,
  { databasePath, notifyKey }: NonNullable<BackendParts["accounts"]>,
  accounts: AccountServices,
): Hono<BackendEnv> {
  const own = new Hono<BackendEnv>();
  addSessionRoutes(own, accounts, `${databasePath}/_session`);
  addVerificationRoutes(own, accounts);
  addResetRoute(own, accounts);
  addUpdateRoute(own, accounts);
  addIdentityRoute(own, accounts);
  addPersonRoutes(own, accounts);
  if (notifyKey !== undefined) addNotifyRoutes(own, accounts, sealedMessages(notifyKey));
  addAdminRoutes(own, accounts, { ...services, timer, log }, enquiryLimit(clock, accounts.address));
  return own;
}
