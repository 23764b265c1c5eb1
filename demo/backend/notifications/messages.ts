import { receiptLink, statusLink } from "../../../src/domain/statusLink.ts";
import { statusTokenOf } from "../payments/tokens.ts";
import type { About } from "./notificationDocument.ts";
import type { Compose } from "./outbox.ts";
import { receiptMessage } from "./receiptMessage.ts";
import { statusMessage } from "./statusMessage.ts";

/**
 * Makes the messages of each kind, in each payment's language.
 * @param portal its address, without a slash at its end
 * @param tokenSecret what status tokens are worked out with
 */
export function messages({
  portal,
  tokenSecret,
}: {
  readonly portal: string;
  readonly tokenSecret: string;
}): Readonly<Record<About, Compose>> {
  return {
    receipt: (payment) =>
      receiptMessage(payment, receiptLink(portal, statusTokenOf(tokenSecret, payment._id))),
    status: (payment) => statusMessage(payment, statusLink(portal, statusTokenOf(tokenSecret, payment._id))),
  };
}
