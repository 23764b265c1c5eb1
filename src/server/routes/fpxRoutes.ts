import type { Hono } from "hono";
import { assign, create, literal, object, optional, partial } from "superstruct";
import { type BankListAnswer, bankListRequest } from "../../api/schemas/banks.ts";
import type { FpxToken } from "../../domain/payments/paymentMethod.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { sealRequest } from "../gateways/fpx/fpxGateway.ts";
import { requestFields } from "../gateways/fpx/protocol/schemas.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { showPicture } from "../http/picture.ts";
import { isCardPayment } from "../payments/paymentDocument.ts";
import { requestToSign } from "../payments/requestToSign.ts";
import type { Services } from "../services.ts";

export const signingRequest = assign(
  partial(requestFields),
  object({ _id: paymentId, fpx_msgType: optional(literal("AR")) }),
);

/** A logo seldom changes, and each citizen who pays sees those of the usual banks. */
const LOGO_KEPT = "public, max-age=3600";

/** The list of banks (rule 7.16) with their logos, and the signature of a stored request (rule 7.19). */
export function addFpxRoutes(api: Hono<BackendEnv>, services: Services): void {
  const { banks, bankLogos } = services;
  const listOf = async (token: FpxToken): Promise<BankListAnswer> => {
    const list = await banks(token);
    const logos = list.result.map(({ id }) => id).filter((id) => bankLogos.has(id));
    return logos.length === 0 ? list : { ...list, logos };
  };
  api.get("/api/fpx/banks", async (context) => {
    const asked = { fpx_msgToken: context.req.query("messageToken") ?? "01" };
    return context.json(await listOf(create(asked, bankListRequest).fpx_msgToken));
  });
  api.post("/api/fpx/banks", async (context) => {
    const asked = create(await readJson(context), bankListRequest);
    return context.json(await listOf(asked.fpx_msgToken));
  });
  api.get("/api/fpx/banks/logo", (context) =>
    showPicture(context, bankLogos.get(context.req.query("id") ?? ""), LOGO_KEPT),
  );
  api.post("/api/fpx/signRequest", async (context) => {
    const { _id, fpx_msgType, ...given } = create(await readJson(context), signingRequest);
    const request = await requestToSign(
      services,
      _id,
      (payment) => (isCardPayment(payment) ? undefined : payment.fpx_request),
      given,
    );
    context.header("Cache-Control", "no-store");
    return context.json({ checkSum: sealRequest(services.fpx, request).fpx_checkSum });
  });
}
