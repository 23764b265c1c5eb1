import { Hono } from "hono";
import { UNTOLD } from "../../api/schemas/operator.ts";
import type { AccountDesk } from "../accounts/accountDesk.ts";
import type { BackendParts } from "../backendParts.ts";
import { bankList } from "../gateways/fpx/bankList.ts";
import { atMost, KILOBYTE } from "../http/body.ts";
import type { ClientAddress } from "../http/clientAddress.ts";
import type { BackendEnv } from "../http/context.ts";
import { allowOrigins } from "../http/cors.ts";
import { counterPace } from "../http/counterPace.ts";
import type { EnquiryLimit } from "../http/enquiryLimit.ts";
import type { PaymentDesk } from "../payments/createPayment.ts";
import { addAttachmentRoutes } from "../routes/attachmentRoutes.ts";
import { addCardRoutes } from "../routes/cardRoutes.ts";
import { addFpxRoutes } from "../routes/fpxRoutes.ts";
import { addLicenseRoutes } from "../routes/licenseRoutes.ts";
import { addPayAgainRoute } from "../routes/payAgainRoutes.ts";
import { addPaymentRoutes } from "../routes/paymentRoutes.ts";
import { addQueryRoutes } from "../routes/queryRoutes.ts";
import { addRequeryRoute } from "../routes/requeryRoutes.ts";
import { addSearchRoutes } from "../routes/searchRoutes.ts";
import { systemTimer } from "../timer.ts";

/** The calls that browsers make at the counter, from the portal and from the councils' pages. */
export function counterCalls(
  desk: PaymentDesk,
  { databases, fpx, card, clock, limits, log, operator = UNTOLD, tracker, timer = systemTimer }: BackendParts,
  accounts: AccountDesk | undefined,
  address: ClientAddress,
  mayAsk: EnquiryLimit,
): Hono<BackendEnv> {
  const api = new Hono<BackendEnv>();
  for (const path of ["/assessments", "/compounds", "/market", "/search", "/createPayment", "/api/*"])
    api.use(path, allowOrigins(desk.callbackOrigins), atMost(64 * KILOBYTE));
  const pace = counterPace(clock, limits, address);
  addSearchRoutes(api, { databases, accounts, clock, maySearch: pace.search });
  addLicenseRoutes(api, { databases, accounts, maySearch: pace.search });
  addAttachmentRoutes(api, { databases, accounts });
  const cards = { taken: card !== undefined, ownForm: card?.formPath !== undefined };
  const { tokenSecret, statements } = desk;
  const told = { cards, operator, countsViews: tracker !== undefined };
  const shared = { databases, accounts, portal: desk.portal, tokenSecret, statements };
  addQueryRoutes(api, { ...shared, maySearch: pace.search, ...told });
  addPaymentRoutes(api, desk, pace.pay);
  addFpxRoutes(api, desk, bankList(fpx, clock, log));
  addRequeryRoute(api, { ...desk, timer, log }, mayAsk);
  addPayAgainRoute(api, { ...desk, timer, log }, { mayAsk, mayPay: pace.pay });
  if (card) addCardRoutes(api, desk, card);
  return api;
}
