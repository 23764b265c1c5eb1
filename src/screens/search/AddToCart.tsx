import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartItem } from "../../charges/index.ts";
import { identityOf } from "../../charges/lines.ts";
import { type Added, addToCart, loadCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";
import { replaceByChoice } from "../../stores/freshAmounts.ts";
import { payOnly } from "../../stores/paymentSelection.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { useEnvironment } from "../environment.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/**
 * Returns a function that pays the given items alone: it adds them to the cart, selects them and opens the payment screen. The
 * citizen's new choice replaces the earlier one of an item that is in the cart already. The other items stay in the cart.
 * @param limit the maximum number of items in the cart, from the configuration
 * @returns "full" when the cart has no room for all items. The screen then stays, and the items that had room are in the cart.
 * Otherwise undefined: the payment screen is coming, and this one says nothing of the cart meanwhile.
 */
export function usePayNow(limit: number): (items: readonly CartItem[]) => Promise<"full" | undefined> {
  const { navigate } = useEnvironment();
  return async (items) => {
    for (const item of items) {
      const added = await addToCart(item, limit);
      if (added === "full") return added;
      if (added === "added") continue;
      for (const { id } of savedOf([item])) await replaceByChoice({ ...item, id });
    }
    payOnly(savedOf(items));
    navigate({ screen: "checkout" });
    return undefined;
  };
}

function savedOf(items: readonly CartItem[]) {
  const wanted = new Set(items.map(identityOf));
  return useCart.getState().items.filter((saved) => wanted.has(identityOf(saved)));
}

/**
 * Adds an item to the cart, or pays it alone, as the pressed button says.
 * @param limit the maximum number of items in the cart, from the configuration
 */
export function useAdding(limit: number) {
  const full = useCart((cart) => cart.loaded && cart.items.length >= limit);
  const [added, setAdded] = useState<Added>();
  useEffect(() => void loadCart(), []);
  const payNow = usePayNow(limit);
  // A ref, because the button's click and the submission of its form come one right after the other.
  const paysNow = useRef(false);
  const press = (pays: boolean) => {
    paysNow.current = pays;
  };
  const add = async (item: CartItem) =>
    setAdded(paysNow.current ? await payNow([item]) : await addToCart(item, limit));
  const forget = useCallback(() => setAdded(undefined), []);
  return { added, full, add, forget, press };
}

type Adding = ReturnType<typeof useAdding>;

/**
 * Shows its children, which add to the cart. After adding, it shows the result instead. If the cart is full from the start, it
 * says so.
 */
export function AddToCart(props: {
  readonly adding: Adding;
  /** The number of the added item, for the message that it is already in the cart. */
  readonly number: string;
  readonly onAnother: () => void;
  readonly children: ReactNode;
}) {
  const { added, full } = props.adding;
  if (added !== undefined)
    return <AddedNotice added={added} number={props.number} onAnother={props.onAnother} takesFocus />;
  if (full) return <AddedNotice added="full" number={props.number} onAnother={props.onAnother} />;
  return props.children;
}

/**
 * The buttons that pay the item alone or add it to the cart.
 * @param onAdd absent in a form, which the buttons then submit
 */
export function AddButtons({ adding, onAdd }: { readonly adding: Adding; readonly onAdd?: () => void }) {
  const { t } = useTranslation();
  const type = onAdd === undefined ? "submit" : "button";
  const pressed = (pays: boolean) => () => {
    adding.press(pays);
    onAdd?.();
  };
  return (
    <Actions>
      <Button kind="primary" type={type} onClick={pressed(true)}>
        {t("search.payNow")}
      </Button>
      <Button type={type} onClick={pressed(false)}>
        {t("search.add")}
      </Button>
    </Actions>
  );
}

/** The result of adding to the cart, with links to the cart and to the next bill. */
export function AddedNotice(props: {
  readonly added: Added;
  readonly number: string;
  readonly onAnother: () => void;
  /** The notice replaces the button that had the focus. */
  readonly takesFocus?: boolean;
}) {
  const { t } = useTranslation();
  const { added, number } = props;
  const title = {
    added: t("search.added"),
    exists: t("search.exists", { number }),
    full: t("search.full"),
  }[added];
  return (
    <Notice
      tone={added === "added" ? "success" : "warning"}
      title={title}
      role="status"
      takesFocus={props.takesFocus}
    >
      <Actions>
        <GoButton kind="primary" to={{ screen: "cart" }}>
          {t("search.goToCart")}
        </GoButton>
        {added !== "full" && (
          <Button kind="quiet" onClick={props.onAnother}>
            {t("search.another")}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
