import type { Hono } from "hono";
import { assign, create, object, partial } from "superstruct";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { sealCardRequest } from "../gateways/card/protocol/messages.ts";
import { CardRequestValues } from "../gateways/card/protocol/schemas.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { isCardPayment } from "../payments/paymentDocument.ts";
import { requestToSign } from "../payments/requestToSign.ts";
import type { ServicesWith } from "../services.ts";

export const signingRequest = assign(partial(CardRequestValues), object({ _id: paymentId }));

/** Signs the request of a stored payment, for the portal's own card form. It signs nothing else. */
export function addCardRoutes(api: Hono<BackendEnv>, services: ServicesWith<"card">): void {
  api.post("/api/card/signRequest", async (context) => {
    const { _id, ...given } = create(await readJson(context), signingRequest);
    const request = await requestToSign(
      services,
      _id,
      (payment) => (isCardPayment(payment) ? payment.card_request : undefined),
      given,
    );
    context.header("Cache-Control", "no-store");
    return context.json({ Signature: sealCardRequest(request, services.card.merchant.key).Signature });
  });
}
