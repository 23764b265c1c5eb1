/** The channel on which this browser's tabs announce changes of the cart. Undefined in browsers without BroadcastChannel. */
export function openCartTabs(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("kaunter-cart");
}
