import { Hono } from "hono";
import { UNTOLD } from "../../api/schemas/operator.ts";
import type { AccountServices } from "../accounts/accountServices.ts";
import type { BackendParts } from "../backendParts.ts";
import { bankList } from "../gateways/fpx/bankList.ts";
import { atMost, KILOBYTE } from "../http/body.ts";
import type { ClientAddress } from "../http/clientAddress.ts";
import type { BackendEnv } from "../http/context.ts";
import { allowOrigins } from "../http/cors.ts";
import { counterPace } from "../http/counterPace.ts";
import type { EnquiryLimit } from "../http/enquiryLimit.ts";
import type { PaymentServices } from "../payments/createPayment.ts";
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
  services: PaymentServices,
  { databases, fpx, card, clock, limits, log, operator = UNTOLD, tracker, timer = systemTimer }: BackendParts,
  accounts: AccountServices | undefined,
  address: ClientAddress,
  mayAsk: EnquiryLimit,
): Hono<BackendEnv> {
  const api = new Hono<BackendEnv>();
  for (const path of ["/assessments", "/compounds", "/market", "/search", "/createPayment", "/api/*"])
    api.use(path, allowOrigins(services.callbackOrigins), atMost(64 * KILOBYTE));
  const pace = counterPace(clock, limits, address);
  addSearchRoutes(api, { databases, accounts, clock, maySearch: pace.search });
  addLicenseRoutes(api, { databases, accounts, maySearch: pace.search });
  addAttachmentRoutes(api, { databases, accounts });
  const cards = { taken: card !== undefined, ownForm: card?.formPath !== undefined };
  const { tokenSecret, statements } = services;
  const told = { cards, operator, countsViews: tracker !== undefined };
  const shared = { databases, accounts, portal: services.portal, tokenSecret, statements };
  addQueryRoutes(api, { ...shared, maySearch: pace.search, ...told });
  addPaymentRoutes(api, services, pace.pay);
  addFpxRoutes(api, services, bankList(fpx, clock, log));
  addRequeryRoute(api, { ...services, timer, log }, mayAsk);
  addPayAgainRoute(api, { ...services, timer, log }, { mayAsk, mayPay: pace.pay });
  if (card) addCardRoutes(api, services, card);
  return api;
}
