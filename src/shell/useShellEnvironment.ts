import { useMemo } from "react";
import { claimReturnHandle } from "../payment/returnHandle.ts";
import type { ReceivedCart, ScreenEnvironment } from "../screens/environment.tsx";
import { DEVICE } from "./deviceKeeper.ts";
import { isInNativeApp } from "./dialogs/nativeApp.ts";
import { chosenCouncilOf, councilOf, keepCouncil } from "./keptCouncil.ts";
import { hashOf, type Route } from "./route.ts";
import { rewriteHash } from "./useRoute.ts";

/** The portal's own address, without a trailing slash. */
const PORTAL = new URL(".", location.href.split(/[?#]/)[0]).href.replace(/\/$/, "");

/** The pages that lead on to a bank. The mobile app opens them in the system's browser (docs/mobile.md). */
const PAY_PAGE = /^[^#]*\/pay\//;

/** The portal's environment for the screens: hash routes, its own origin, its own address. */
export function useShellEnvironment(
  route: Route,
  arrived: boolean,
  report: ScreenEnvironment["report"],
): ScreenEnvironment {
  return useMemo(
    () => ({
      council: councilOf(route),
      isCouncilAssumed: route.council === undefined,
      chosenCouncil: chosenCouncilOf(route),
      crestAddress: (council) => `${PORTAL}/api/getAttachments/metadata/logo/${council}.png`,
      canChooseCouncil: true,
      canLogIn: true,
      saysOffline: true,
      onPrintKeys,
      charge: route.charge,
      refusal: route.refusal,
      account: route.account,
      deskPage: route.deskPage,
      order: route.order,
      payment: route.payment,
      licence: route.licence,
      statusToken: route.statusToken,
      brokenStatusLink: route.brokenStatusLink,
      section: route.section,
      embed: route.embed,
      resetId: route.resetId,
      cartTransfer: route.cartTransfer === undefined ? undefined : receivedCart(route.cartTransfer, window),
      arrived,
      portal: PORTAL,
      navigate: (to) => {
        location.hash = hashOf(to);
      },
      hrefOf: hashOf,
      nameInAddress: (shown) => rewriteHash(hashOf(shown)),
      keepCouncil,
      report,
      mayLeave: () => true,
      redirectTo: (address) => redirectTo(address),
      returnAddress: () => `${PORTAL}/`,
      device: DEVICE,
      takeReturnHandle: () => claimReturnHandle(window),
    }),
    [route, arrived, report],
  );
}

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

/** The page on paper may lack the crest and the code of its document, so the keys print the document. */
function onPrintKeys(print: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    // Caps Lock makes it a capital letter.
    if (event.key.toLowerCase() !== "p") return;
    event.preventDefault();
    print();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

/** The cart in the page's address. @param query its parameters */
function receivedCart(query: string, page: Window): ReceivedCart {
  return {
    query,
    settle: (to) => page.location.replace(hashOf(to)),
    goBack: cameFromElsewhere(page) ? () => page.history.back() : undefined,
  };
}

/** Whether the previous history entry is on another site. False in a new tab, and when the other site sends no referrer. */
function cameFromElsewhere({ document, history, location }: Window): boolean {
  const from = document.referrer;
  return history.length > 1 && URL.canParse(from) && new URL(from).origin !== location.origin;
}
