import type { LicenceKind } from "../../../charges/license/codes.ts";
import type { ChargeType } from "../../../domain/chargeTypes.ts";
import type { RefundMessageStep } from "../../../domain/payments/refundState.ts";
import type { texts as en } from "./en.ts";

/** The texts of the messages. Only the server uses them. A language without one of them does not compile. */
export type MessageTexts = Readonly<
  Record<
    Exclude<
      keyof typeof en,
      "asking" | "askingCard" | "refund" | "verification" | "reset" | "remittance" | "licence" | "charge"
    >,
    string
  >
> & {
  readonly asking: Readonly<Record<keyof typeof en.asking, string>>;
  readonly askingCard: Readonly<Record<keyof typeof en.askingCard, string>>;
  readonly refund: Readonly<Record<Exclude<keyof typeof en.refund, "title" | "intro">, string>> &
    Readonly<Record<"title" | "intro", Readonly<Record<RefundMessageStep, string>>>>;
  readonly verification: Readonly<Record<keyof typeof en.verification, string>>;
  readonly reset: Readonly<Record<keyof typeof en.reset, string>>;
  readonly remittance: Readonly<Record<keyof typeof en.remittance, string>>;
  readonly licence: Readonly<Record<LicenceKind, string>>;
  readonly charge: Readonly<Record<ChargeType, string>>;
};
