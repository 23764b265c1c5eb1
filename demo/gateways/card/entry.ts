import { randomInt } from "node:crypto";
import { coerce, enums, integer, max, min, nonempty, object, pattern, string } from "superstruct";
import { malaysiaDay } from "../../../src/domain/malaysiaTime.ts";
import { CARD_BANKS } from "../../../src/domain/payments/cardBanks.ts";
import type { CardError } from "../../../src/server/gateways/card/protocol/errors.ts";
import { isSealed } from "../../../src/server/gateways/card/protocol/messages.ts";
import { CardRequest } from "../../../src/server/gateways/card/protocol/schemas.ts";
import { decodeFormBody } from "../../../src/server/http/formBody.ts";
import type { Attempt } from "./attempt.ts";
import { type CardGateway, findMerchant } from "./gateway.ts";
import { type KeptCard, testCardOf } from "./testCards.ts";

/** The gateway's result for a form that a browser posted. */
export type Entry =
  /** The sender is unknown, so the gateway trusts no address in the form and redirects nowhere. */
  | { readonly kind: "distrusted"; readonly error: CardError }
  /** Refused before any bank was involved. The merchant gets a response without a signature (docs/protocols.md, Card gateway). */
  | { readonly kind: "refused"; readonly error: CardError; readonly request: CardRequest }
  | { readonly kind: "accepted"; readonly reference: string };

const number = (from: number, to: number) => coerce(max(min(integer(), from), to), string(), Number);

/** The fields of the portal's own card form (rule 3.9), in addition to those of the request. */
const DirectCard = object({
  code: pattern(string(), /^[\d ]{12,23}$/),
  name: nonempty(string()),
  expired_month: number(1, 12),
  expired_year: number(2000, 2099),
  bank: enums(CARD_BANKS),
  ccv: pattern(string(), /^\d{3,4}$/),
});

/** Accepts a request without a card. The gateway's own page then asks for it. */
export async function receiveRequest(gateway: CardGateway, body: string): Promise<Entry> {
  const read = readRequest(gateway, body);
  return "kind" in read ? read : take(gateway, read);
}

/** Accepts a request with a card, like an acquirer that takes direct posts. */
export async function receiveDirectPost(gateway: CardGateway, body: string): Promise<Entry> {
  const request = readRequest(gateway, body);
  if ("kind" in request) return request;
  const [failure, direct] = DirectCard.validate(decodeFormBody(body), { coerce: true, mask: true });
  if (failure !== undefined) return { kind: "refused", error: "invalidParameters", request };
  const card = isCurrent(direct, gateway.clock.now()) ? testCardOf(direct.code) : undefined;
  return card === undefined
    ? { kind: "refused", error: "notAllowed", request }
    : take(gateway, request, card);
}

/** Whether the card has not expired. It is valid until the end of its last month in Malaysia. */
export function isCurrent(
  { expired_month, expired_year }: { readonly expired_month: number; readonly expired_year: number },
  now: Date,
): boolean {
  const { year, month } = malaysiaDay(now);
  return expired_year > year || (expired_year === year && expired_month >= month);
}

function readRequest(gateway: CardGateway, body: string): CardRequest | Entry {
  const [failure, request] = CardRequest.validate(decodeFormBody(body), { coerce: true, mask: true });
  if (failure !== undefined) return { kind: "distrusted", error: "invalidParameters" };
  const merchant = findMerchant(gateway, request.MerchantCode);
  if (merchant === undefined) return { kind: "distrusted", error: "invalidMerchant" };
  return isSealed(request, merchant.key) ? request : { kind: "distrusted", error: "signature" };
}

async function take({ store }: CardGateway, request: CardRequest, card?: KeptCard): Promise<Entry> {
  const attempt: Attempt = {
    request,
    transId: `T${String(randomInt(1_000_000_000_000)).padStart(12, "0")}`,
    card,
    state: { kind: card === undefined ? "open" : "challenged" },
    enquiredAt: [],
  };
  return (await store.add(attempt))
    ? { kind: "accepted", reference: request.RefNo }
    : { kind: "refused", error: "duplicate", request };
}
