import { useMemo } from "react";
import { DEFAULT_COUNCIL } from "../domain/councils.ts";
import { claimReturnHandle } from "../payment/returnHandle.ts";
import type { ReceivedCart, ScreenEnvironment } from "../screens/environment.tsx";
import { DEVICE } from "./deviceKeeper.ts";
import { redirectToBank } from "./redirectToBank.ts";
import { hashOf, type Route } from "./route.ts";
import { rewriteHash } from "./useRoute.ts";

/** The portal's own address, without a slash at its end. */
const PORTAL = new URL(".", location.href.split(/[?#]/)[0]).href.replace(/\/$/, "");

/** What the shell gives to the screens: hash routes, the portal's own origin, its own title to name after what is shown. */
export function useShellEnvironment(
  route: Route,
  arrived: boolean,
  report: ScreenEnvironment["report"],
): ScreenEnvironment {
  return useMemo(
    () => ({
      council: route.council ?? DEFAULT_COUNCIL,
      isCouncilAssumed: route.council === undefined,
      canChooseCouncil: true,
      canLogIn: true,
      saysOffline: true,
      charge: route.charge,
      refusal: route.refusal,
      account: route.account,
      payment: route.payment,
      licence: route.licence,
      statusToken: route.statusToken,
      brokenStatusLink: route.brokenStatusLink,
      section: route.section,
      statement: route.statement,
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
      report,
      mayLeave: () => true,
      redirectTo: (address) => redirectToBank(address),
      returnAddress: () => `${PORTAL}/`,
      device: DEVICE,
      takeReturnHandle: () => claimReturnHandle(window),
    }),
    [route, arrived, report],
  );
}

/** The cart that the address of the page hands over. @param query the parameters that hold it */
function receivedCart(query: string, page: Window): ReceivedCart {
  return {
    query,
    settle: (to) => page.location.replace(hashOf(to)),
    goBack: cameFromElsewhere(page) ? () => page.history.back() : undefined,
  };
}

/** The entry before is another site's: not where a new tab was opened, nor where the other site does not say who it is. */
function cameFromElsewhere({ document, history, location }: Window): boolean {
  const from = document.referrer;
  return history.length > 1 && URL.canParse(from) && new URL(from).origin !== location.origin;
}
