import { useEffect, useMemo, useState } from "react";
import { identityOf } from "../../charges/lines.ts";
import type { CartTransfer } from "../../charges/readCartTransfer.ts";
import { type Added, addToCart, loadCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";
import { replaceByChoice } from "../../stores/freshAmounts.ts";
import { payOnly } from "../../stores/paymentSelection.ts";
import type { ReceivedCart } from "../environment.tsx";
import { type ListedItem, statusesOf } from "./transferredItemStatus.ts";
import { useLookUps } from "./useLookUps.ts";

/** The screen that the citizen wanted when the council's page transferred the cart. The cart when none of its items can be paid. */
type Onward = "cart" | "checkout";

/** Asks whether to add a transferred cart to the portal's cart, and adds it. */
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
  const isPayable = all.some(({ status }) => "item" in status);
  const onward: Onward =
    isPayable && new URLSearchParams(query).get("to") === "checkout" ? "checkout" : "cart";

  const goOn = async () => {
    const wanted = new Map(
      all.flatMap(({ status }) => ("item" in status ? [[identityOf(status.item), status.item]] : [])),
    );
    const items = useCart.getState().items.filter((item) => wanted.has(identityOf(item)));
    if (onward === "cart") return settle({ screen: "cart" });
    // The citizen's choice on the council's page replaces an older one of the same bill.
    for (const { id, ...saved } of items)
      await replaceByChoice({ ...(wanted.get(identityOf(saved)) ?? saved), id });
    // A citizen who chose to pay these items pays only them. The items that were in the cart before stay there.
    payOnly(items);
    settle({ screen: "checkout" });
  };
  const add = async () => {
    setAdding(true);
    const verdicts: Added[] = [];
    try {
      for (const { item } of fresh) verdicts.push(await addToCart(item, limit));
    } finally {
      setAdding(false);
    }
    setAdded(verdicts.filter((verdict) => verdict === "added").length);
    // Stay on this screen while an item needs another step: on the next screen the citizen would forget it.
    if (unread === 0 && verdicts.every((verdict) => verdict !== "full") && !all.some(leavesWork))
      await goOn();
  };
  return {
    all,
    unread,
    fresh,
    /** The number of items in the cart without those added from this screen. */
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

/** Whether the item needs another step by the citizen. */
function leavesWork({ status }: ListedItem): boolean {
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

/** Whether a new search may let the citizen pay the item. */
export function isLookedForAgain(
  refusal: Extract<ListedItem["status"], { is: "refused" }>["refusal"],
): boolean {
  return refusal === "fillAgain" || refusal === "changed" || refusal === "missing";
}
