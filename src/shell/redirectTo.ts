import { isInNativeApp } from "./dialogs/nativeApp.ts";
import { hashOf } from "./route.ts";

/** The pages that lead on to a bank. The mobile app opens them in the system's browser (docs/mobile.md). */
const PAY_PAGE = /^[^#]*\/pay\//;

/**
 * Opens an address in the full window. In the mobile app the citizen sees the bank in the system's browser. The app stays open
 * behind it and goes to the receipt, which polls the payment's status.
 */
export function redirectTo(address: string, leave = (to: string) => location.assign(to)): true {
  leave(address);
  if (!isInNativeApp() || !PAY_PAGE.test(address)) return true;
  const goOn = () => {
    location.hash = hashOf({ screen: "receipt" });
  };
  document.addEventListener("visibilitychange", goOn, { once: true });
  return true;
}
