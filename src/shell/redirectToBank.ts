import { isInNativeApp } from "./dialogs/nativeApp.ts";
import { hashOf } from "./route.ts";

/**
 * Leaves for the bank in the full window. The mobile app has the system's browser open the address, where the citizen sees whose
 * page it is, and stays behind it as it was: it goes on to how the payment stands, which keeps asking.
 */
export function redirectToBank(address: string, leave = (to: string) => location.assign(to)): void {
  leave(address);
  if (!isInNativeApp()) return;
  const goOn = () => {
    location.hash = hashOf({ screen: "receipt" });
  };
  document.addEventListener("visibilitychange", goOn, { once: true });
}
