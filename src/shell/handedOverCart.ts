import type { HandedOverCart } from "../screens/environment.tsx";
import { hashOf } from "./route.ts";

/** The cart that the address of the page hands over. @param query the parameters that hold it */
export function handedOverCart(query: string, page: Window): HandedOverCart {
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
