import { Hono } from "hono";
import type { BackendEnv } from "../http/context.ts";
import type { EnquiryLimit } from "../http/enquiryLimit.ts";
import type { Log } from "../log.ts";
import type { PaymentServices } from "../payments/createPayment.ts";
import {
  addCardBackendRoute,
  addCardResponseRoute,
  type CardAnswerServices,
} from "../routes/cardAnswerRoutes.ts";
import { addDirectAnswerRoute, addIndirectAnswerRoute } from "../routes/fpxAnswerRoutes.ts";
import { pages } from "./pages.ts";

/** No page of another site reads these answers: they carry no CORS headers. */
export function answersOfFpx(services: PaymentServices, log: Log): Hono<BackendEnv> {
  const answers = new Hono<BackendEnv>();
  addDirectAnswerRoute(answers, services, log);
  answers.route(
    "/",
    pages(services, log, (shown) => addIndirectAnswerRoute(shown, services, log)),
  );
  return answers;
}

/** Nor these. */
export function answersOfCardGateway(services: CardAnswerServices, mayAsk: EnquiryLimit): Hono<BackendEnv> {
  const answers = new Hono<BackendEnv>();
  addCardBackendRoute(answers, services);
  answers.route(
    "/",
    pages(services, services.log, (shown) => addCardResponseRoute(shown, services, mayAsk)),
  );
  return answers;
}
