import { isInNativeApp } from "./dialogs/nativeApp.ts";
import { hashOf } from "./route.ts";

/**
 * Redirects to the bank in the full window. The mobile app opens the address in the system's browser, so that the citizen can see
 * the bank's address. The app stays open behind it and goes to the receipt, which polls the payment's status.
 */
export function redirectToBank(address: string, leave = (to: string) => location.assign(to)): void {
  leave(address);
  if (!isInNativeApp()) return;
  const goOn = () => {
    location.hash = hashOf({ screen: "receipt" });
  };
  document.addEventListener("visibilitychange", goOn, { once: true });
}
