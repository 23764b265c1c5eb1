import { promisifyRequest } from "idb-keyval";
import { cartDatabase, openCartTabs } from "./cartState.ts";

/**
 * Loads the cart at the start of a page, and after another tab has changed it. The code that reads items contains the rules of
 * every charge, so the page loads it only if the database has items. Until then the store has an empty cart with `loaded` false.
 * @returns a function that stops it
 */
export function watchCart(): () => void {
  const tabs = openCartTabs();
  const load = () =>
    import("./cart.ts").then(
      ({ loadCart }) => {
        tabs?.close();
        return loadCart();
      },
      // The page then shows no count beside the cart button. The cart screen reports the fault itself.
      () => undefined,
    );
  if (tabs) tabs.onmessage = load;
  // If the browser has no databases, `loadCart` finds out and the store says so.
  void isEmpty().then((empty) => (empty ? undefined : load()), load);
  return () => tabs?.close();
}

async function isEmpty(): Promise<boolean> {
  const count = await cartDatabase()("readonly", (store) => promisifyRequest(store.count()));
  return count === 0;
}
