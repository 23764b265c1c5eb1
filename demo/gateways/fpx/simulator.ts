import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { enums, object, optional } from "superstruct";
import { FPX_PATHS } from "../../../src/server/gateways/fpx/protocol/constants.ts";
import { addAssets } from "../pages/assets.ts";
import { authorizer } from "./authorization.ts";
import { CHOICES, DECLINE_CODES, type Verdict } from "./choices.ts";
import { type DirectAnswers, directAnswers } from "./directAnswer.ts";
import { answerBankListEnquiry, answerStatusEnquiry, ERROR_BODY } from "./enquiries.ts";
import { type Exchange, exchangeOf, type FpxSimulatorOptions } from "./exchange.ts";
import { showReturn, showTerms, showTransaction, showUnknown } from "./pages/bankPages.ts";
import { decided } from "./transaction.ts";

export interface FpxSimulator {
  readonly app: Hono;
  /**
   * Decides a payment like a tester at the bank's page. A silent or a pending payment can be decided again.
   * @returns false if the order number is unknown or the payment has its final outcome
   */
  decide(orderNumber: string, verdict: Verdict): Promise<boolean>;
  /** Resolves when no direct AC is left. */
  idle(): Promise<void>;
}

const ChoiceForm = object({ choice: enums(CHOICES), code: optional(enums(DECLINE_CODES)) });

/** An FPX message is about 2 kB. */
const LARGEST_BODY = 64 * 1024;

/**
 * A simulated FPX exchange with one bank. It has the real paths and message rules (docs/protocols.md, FPX). A tester decides at
 * the bank's page how each payment ends.
 */
export function createFpxSimulator(options: FpxSimulatorOptions): FpxSimulator {
  const exchange = exchangeOf(options);
  const answers = directAnswers(exchange);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
  addExchangeRoutes(app, exchange);
  addBankRoutes(app, exchange, answers);
  return {
    app,
    decide: (orderNumber, verdict) => decide(exchange, answers, orderNumber, verdict),
    idle: answers.idle,
  };
}

function addExchangeRoutes(app: Hono, exchange: Exchange): void {
  const authorize = authorizer(exchange);

  app.post(FPX_PATHS.authorization, async (context) => {
    const authorization = await authorize(await context.req.text());
    switch (authorization.kind) {
      case "distrusted":
        return context.text(ERROR_BODY);
      case "refused":
        return showReturn(context, authorization.merchant, authorization.confirmation);
      case "accepted":
        // A redirect, so that Refresh does not post the order number a second time.
        return context.redirect(bankPath(authorization.orderNumber), 303);
    }
  });
  app.post(FPX_PATHS.statusEnquiry, async (context) =>
    context.text(await answerStatusEnquiry(exchange, await context.req.text())),
  );
  app.post(FPX_PATHS.bankList, async (context) =>
    context.text(answerBankListEnquiry(exchange, await context.req.text())),
  );
  app.get(FPX_PATHS.terms, (context) => showTerms(context));
}

function addBankRoutes(app: Hono, exchange: Exchange, answers: DirectAnswers): void {
  app.get("/bank/:order", async (context) => {
    const transaction = await exchange.store.find(context.req.param("order"));
    return transaction === undefined ? showUnknown(context) : showTransaction(context, exchange, transaction);
  });
  app.post("/bank/:order", async (context) => {
    const [failure, form] = ChoiceForm.validate(await context.req.parseBody());
    if (failure !== undefined) return context.text("Pilihan tidak sah. / Not a valid choice.", 400);
    const { choice, code = "51" } = form;
    const orderNumber = context.req.param("order");
    await decide(exchange, answers, orderNumber, choice === "decline" ? { choice, code } : { choice });
    // The page shows the current state, even if an earlier click decided the payment.
    return context.redirect(bankPath(orderNumber), 303);
  });
  addAssets(app);
}

async function decide(
  exchange: Exchange,
  answers: DirectAnswers,
  orderNumber: string,
  verdict: Verdict,
): Promise<boolean> {
  const transaction = await exchange.store.change(orderNumber, (current) =>
    decided(current, verdict, exchange.clock.now()),
  );
  if (transaction === undefined) return false;
  // The direct AC goes first, so the payment is usually settled before the buyer returns.
  await answers.send(transaction);
  return true;
}

function bankPath(orderNumber: string): string {
  return `/bank/${encodeURIComponent(orderNumber)}`;
}
