import { Hono } from "hono";
import type { BackendEnv } from "../http/context.ts";
import type { EnquiryLimit } from "../http/enquiryLimit.ts";
import type { Log } from "../log.ts";
import type { PaymentDesk } from "../payments/createPayment.ts";
import {
  addCardBackendRoute,
  addCardResponseRoute,
  type CardAnswerDesk,
} from "../routes/cardAnswerRoutes.ts";
import { addDirectAnswerRoute, addIndirectAnswerRoute } from "../routes/fpxAnswerRoutes.ts";
import { pages } from "./pages.ts";

/** No page of another site reads these answers: they carry no CORS headers. */
export function answersOfFpx(desk: PaymentDesk, log: Log): Hono<BackendEnv> {
  const answers = new Hono<BackendEnv>();
  addDirectAnswerRoute(answers, desk, log);
  answers.route(
    "/",
    pages(desk, log, (shown) => addIndirectAnswerRoute(shown, desk, log)),
  );
  return answers;
}

/** Nor these. */
export function answersOfCardGateway(desk: CardAnswerDesk, mayAsk: EnquiryLimit): Hono<BackendEnv> {
  const answers = new Hono<BackendEnv>();
  addCardBackendRoute(answers, desk);
  answers.route(
    "/",
    pages(desk, desk.log, (shown) => addCardResponseRoute(shown, desk, mayAsk)),
  );
  return answers;
}
