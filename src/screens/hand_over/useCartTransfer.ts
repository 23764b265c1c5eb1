import { useEffect, useMemo, useState } from "react";
import type { CartTransfer } from "../../charges/readCartTransfer.ts";
import { type Added, addToCart, loadCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";
import type { ReceivedCart } from "../environment.tsx";
import { type Handed, statusesOf } from "./transferredItemStatus.ts";
import { useLookUps } from "./useLookUps.ts";

/** Where the citizen was going when the cart was handed over. */
type Onward = "cart" | "checkout";

/** Asking whether a cart that was handed over is added to the one here, and adding it. */
export function useCartTransfer({ items, unread }: CartTransfer, { query, settle }: ReceivedCart) {
  const { outcomes, asking, fault, limit, retry } = useLookUps(items);
  const cart = useCart();
  useEffect(() => void loadCart(), []);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState(0);

  const all = useMemo(
    () => statusesOf(items, outcomes, cart.items, limit),
    [items, outcomes, cart.items, limit],
  );
  const fresh = all.flatMap(({ status }) => (status.is === "new" ? [status] : []));
  const isAsking = asking || !cart.loaded;
  const onward: Onward = new URLSearchParams(query).get("to") === "checkout" ? "checkout" : "cart";

  const goOn = () => settle({ screen: onward });
  const add = async () => {
    setAdding(true);
    const verdicts: Added[] = [];
    try {
      for (const { item } of fresh) verdicts.push(await addToCart(item, limit));
    } finally {
      setAdding(false);
    }
    setAdded(verdicts.filter((verdict) => verdict === "added").length);
    // what is left to be done is done from here, or it is forgotten
    if (unread === 0 && verdicts.every((verdict) => verdict !== "full") && !all.some(leavesWork)) goOn();
  };
  return {
    all,
    unread,
    fresh,
    /** What lies in the cart here besides what was added from this page. */
    before: cart.items.length - added,
    added,
    isAsking,
    adding,
    fault,
    retry,
    add,
    onward,
    goOn,
    decline: () => settle({ screen: "cart" }),
  } as const;
}

export type CartTransferView = ReturnType<typeof useCartTransfer>;

/** Whether the citizen has something to do about it. */
function leavesWork({ status }: Handed): boolean {
  switch (status.is) {
    case "full":
    case "unknown":
      return true;
    case "refused":
      return isLookedForAgain(status.refusal);
    default:
      return false;
  }
}

/** Whether looking for it again may lead to paying it. */
export function isLookedForAgain(refusal: Extract<Handed["status"], { is: "refused" }>["refusal"]): boolean {
  return refusal === "fillAgain" || refusal === "changed" || refusal === "missing";
}
