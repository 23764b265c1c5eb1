/** By which the tabs of this browser tell each other that the cart changed; undefined where there is no such thing. */
export function openCartTabs(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("kaunter-cart");
}
