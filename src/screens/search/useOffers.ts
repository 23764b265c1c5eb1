import { useMemo, useState } from "react";
import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Consent } from "../../charges/charge.ts";
import type { Bill, BillRecord } from "../../charges/index.ts";
import { maskedRecord } from "../../charges/masking.ts";
import { useAdding } from "./useAdding.ts";

/** The ways to pay a record, the chosen one, the notices, and the result of adding it to the cart. */
export function useOffers(charge: Bill, record: BillRecord, configuration: Configuration) {
  const { offers, notices, terms } = useMemo(() => {
    const now = new Date();
    const today = chargeTerms(configuration, now);
    return {
      // The cart outlives the log-in. It holds masked names, so that the next user of the device sees no more than the public.
      offers: charge.offers(maskedRecord(charge, record), today, now),
      notices: charge.notices?.(record, today) ?? [],
      terms: today,
    };
  }, [charge, record, configuration]);
  const [choice, setChoice] = useState(offers[0]?.choice);
  const adding = useAdding(configuration.cart_limit);
  const chosen = offers.find((offer) => offer.choice === choice);

  const choose = (next: string) => {
    setChoice(next);
    adding.forget();
  };
  const add = async (consent?: Consent) => {
    if (chosen === undefined) return;
    const { item } = chosen;
    await adding.add(
      consent === undefined || charge.consent === undefined ? item : charge.consent.give(item, consent),
    );
  };
  const consent = chosen && charge.consent?.isNeeded(chosen.item, terms) ? charge.consent.prompt : undefined;
  return { offers, notices, chosen, choose, add, adding, consent };
}
