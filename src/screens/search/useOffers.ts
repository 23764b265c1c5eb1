import { useEffect, useMemo, useState } from "react";
import { type Configuration, chargeTerms } from "../../api/schemas/configuration.ts";
import type { Bill, BillRecord } from "../../charges/index.ts";
import { type Added, addToCart, loadCart } from "../../stores/cart.ts";

/** The ways to pay a record, which of them is chosen, and what came of adding it to the cart. */
export function useOffers(charge: Bill, record: BillRecord, configuration: Configuration) {
  const offers = useMemo(() => {
    const now = new Date();
    return charge.offers(record, chargeTerms(configuration, now), now);
  }, [charge, record, configuration]);
  const [choice, setChoice] = useState(offers[0]?.choice);
  const [added, setAdded] = useState<Added>();
  const chosen = offers.find((offer) => offer.choice === choice);
  useEffect(() => void loadCart(), []);

  const choose = (next: string) => {
    setChoice(next);
    setAdded(undefined);
  };
  const add = async () => {
    if (chosen !== undefined) setAdded(await addToCart(chosen.item, configuration.cart_limit));
  };
  return { offers, chosen, choose, add, added };
}
