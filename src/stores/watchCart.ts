import { promisifyRequest } from "idb-keyval";
import { cartDatabase } from "./cartDatabase.ts";
import { openCartTabs } from "./cartTabs.ts";

/**
 * Has the cart known from the start of a page, and what other tabs put into it. What reads its items, with the rules of every
 * charge, is fetched only where there are some; until then the store holds an empty cart that was not read.
 * @returns what stops it
 */
export function watchCart(): () => void {
  const tabs = openCartTabs();
  const load = () =>
    import("./cart.ts").then(
      ({ loadCart }) => {
        tabs?.close();
        return loadCart();
      },
      // the page goes without a number at its cart, which says itself that it cannot be fetched
      () => undefined,
    );
  if (tabs) tabs.onmessage = load;
  // where the browser keeps no databases, that is found out and told by who reads it
  void isEmpty().then((empty) => (empty ? undefined : load()), load);
  return () => tabs?.close();
}

async function isEmpty(): Promise<boolean> {
  const count = await cartDatabase()("readonly", (store) => promisifyRequest(store.count()));
  return count === 0;
}
