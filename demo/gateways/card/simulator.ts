import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { coerce, enums, integer, max, min, object, pattern, string } from "superstruct";
import { CARD_PATHS } from "../../../src/server/gateways/card/protocol/constants.ts";
import { addAssets } from "../pages/assets.ts";
import { challenged, decided } from "./attempt.ts";
import { type BackendCalls, backendCalls } from "./backendCalls.ts";
import { CHOICES, type Choice } from "./choices.ts";
import { answerEnquiry } from "./enquiries.ts";
import { type Entry, isCurrent, receiveDirectPost, receiveRequest } from "./entry.ts";
import { type CardGateway, type CardSimulatorOptions, cardGatewayOf } from "./gateway.ts";
import { showAttempt, showDistrusted, showRefusal, showUnknown } from "./pages/cardPages.ts";
import { testCardOf } from "./testCards.ts";

/** The portal's own card form posts here. The path is ours: the real gateway's interface has none for direct posts. */
export const DIRECT_POST_PATH = "/epayment/direct.asp";

export interface CardSimulator {
  readonly app: Hono;
  /**
   * Decides a payment like a tester at the gateway's pages. A silent or a pending payment can be decided again.
   * @param cardNumber the test card, if the payment has no card yet
   * @returns false if the reference is unknown or the payment has its final outcome
   */
  decide(reference: string, choice: Choice, cardNumber?: string): Promise<boolean>;
  /** Resolves when no backend call is left. */
  idle(): Promise<void>;
}

const ChoiceForm = object({ choice: enums(CHOICES) });

const CardForm = object({
  number: string(),
  month: coerce(max(min(integer(), 1), 12), string(), Number),
  year: coerce(max(min(integer(), 2000), 2099), string(), Number),
  code: pattern(string(), /^\d{3,4}$/),
});

/** A message is about 1 kB. */
const LARGEST_BODY = 64 * 1024;

/**
 * A simulated card gateway with its own page for the card and one issuing bank. It has the real paths and message rules
 * (docs/protocols.md, Card gateway). A tester decides at its pages how each payment ends.
 */
export function createCardSimulator(options: CardSimulatorOptions): CardSimulator {
  const gateway = cardGatewayOf(options);
  const calls = backendCalls(gateway);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
  addGatewayRoutes(app, gateway);
  addPageRoutes(app, gateway, calls);
  addAssets(app);
  return {
    app,
    async decide(reference, choice, cardNumber = "4111111111111111") {
      const card = testCardOf(cardNumber);
      if (card) await gateway.store.change(reference, (attempt) => challenged(attempt, card));
      return decide(gateway, calls, reference, choice);
    },
    idle: calls.idle,
  };
}

function addGatewayRoutes(app: Hono, gateway: CardGateway): void {
  app.post(CARD_PATHS.entry, async (context) =>
    lead(context, await receiveRequest(gateway, await context.req.text())),
  );
  app.post(DIRECT_POST_PATH, async (context) =>
    lead(context, await receiveDirectPost(gateway, await context.req.text())),
  );
  app.post(CARD_PATHS.enquiry, async (context) =>
    context.text(await answerEnquiry(gateway, await context.req.text())),
  );
}

function lead(context: Context, entry: Entry): Response | Promise<Response> {
  switch (entry.kind) {
    case "distrusted":
      return showDistrusted(context, entry.error);
    case "refused":
      return showRefusal(context, entry.request, entry.error);
    case "accepted":
      // A redirect, so that Refresh does not post the reference a second time.
      return context.redirect(pagePath(entry.reference), 303);
  }
}

function addPageRoutes(app: Hono, gateway: CardGateway, calls: BackendCalls): void {
  app.get("/card/:reference", async (context) => {
    const attempt = await gateway.store.find(context.req.param("reference"));
    return attempt === undefined ? showUnknown(context) : showAttempt(context, gateway, attempt);
  });
  app.post("/card/:reference/card", async (context) => {
    const reference = context.req.param("reference");
    const attempt = await gateway.store.find(reference);
    if (attempt === undefined) return showUnknown(context);
    const [failure, form] = CardForm.validate(await context.req.parseBody(), { coerce: true });
    const isValid =
      failure === undefined &&
      isCurrent({ expired_month: form.month, expired_year: form.year }, gateway.clock.now());
    const card = isValid ? testCardOf(form.number) : undefined;
    if (card === undefined) return showAttempt(context, gateway, attempt, "refused");
    await gateway.store.change(reference, (stored) => challenged(stored, card));
    return context.redirect(pagePath(reference), 303);
  });
  app.post("/card/:reference", async (context) => {
    const [failure, form] = ChoiceForm.validate(await context.req.parseBody());
    if (failure !== undefined) return context.text("Pilihan tidak sah. / Not a valid choice.", 400);
    const reference = context.req.param("reference");
    await decide(gateway, calls, reference, form.choice);
    // The page shows the current state, even if an earlier click decided the payment.
    return context.redirect(pagePath(reference), 303);
  });
}

async function decide(
  gateway: CardGateway,
  calls: BackendCalls,
  reference: string,
  choice: Choice,
): Promise<boolean> {
  const attempt = await gateway.store.change(reference, (current) =>
    decided(current, choice, gateway.clock.now()),
  );
  if (attempt === undefined) return false;
  await calls.make(attempt);
  return true;
}

function pagePath(reference: string): string {
  return `/card/${encodeURIComponent(reference)}`;
}
