import { formatDate } from "../../../src/domain/malaysiaTime.ts";
import { parseCardAmount } from "../../../src/server/gateways/card/protocol/amount.ts";
import {
  ENQUIRY_ANSWERS,
  type EnquiryAnswer,
} from "../../../src/server/gateways/card/protocol/enquiryAnswers.ts";
import { CardEnquiry } from "../../../src/server/gateways/card/protocol/schemas.ts";
import { decodeFormBody } from "../../../src/server/http/formBody.ts";
import { enquiryAnswerNow } from "./attempt.ts";
import type { CardGateway } from "./gateway.ts";

/**
 * Answers an enquiry with the gateway's plain text (docs/protocols.md, Card gateway).
 * @param query the enquiry's parameters, form-encoded
 */
export async function answerEnquiry(gateway: CardGateway, query: string): Promise<string> {
  return ENQUIRY_ANSWERS[await judgeEnquiry(gateway, query)];
}

async function judgeEnquiry(gateway: CardGateway, query: string): Promise<EnquiryAnswer> {
  const [failure, asked] = CardEnquiry.validate(decodeFormBody(query), { coerce: true, mask: true });
  if (failure !== undefined) return "invalidParameters";
  const now = gateway.clock.now();
  const attempt = await gateway.store.find(asked.RefNo);
  if (attempt === undefined || attempt.request.MerchantCode !== asked.MerchantCode) return "notFound";
  const counted = await gateway.store.change(asked.RefNo, (stored) => {
    const today = stored.enquiredAt.filter((at) => formatDate(new Date(at)) === formatDate(now));
    return today.length < gateway.enquiriesPerDay
      ? { ...stored, enquiredAt: [...today, now.getTime()] }
      : undefined;
  });
  if (counted === undefined) return "limited";
  if (parseCardAmount(asked.Amount) !== parseCardAmount(counted.request.Amount)) return "incorrectAmount";
  return enquiryAnswerNow(counted, now, gateway.delays.late);
}
