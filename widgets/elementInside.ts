import { lastAttempt } from "../src/payment/journal.ts";
import { claimReturnHandle } from "../src/payment/returnHandle.ts";
import { visits } from "../src/payment/sharedComputer.ts";
import { mayHaveWhatIsFor } from "./environment/nameOnPage.ts";
import { createInnerNavigation, type InnerNavigation } from "./innerNavigation.ts";
import type { ElementInside } from "./KaunterElement.ts";
import type { WidgetScreen } from "./screens.ts";

/** What of an element outlives it, where another takes its place. */
interface Stay {
  readonly screens: readonly [WidgetScreen, ...WidgetScreen[]];
  readonly navigation: InnerNavigation;
  /** What the way back from the bank left in the address. */
  handle: string | undefined;
  cameBack: boolean;
  /** The visit to a shared computer that it belongs to. */
  visit: number;
}

/** The inside of a new element. One that can show a payment takes the handle that the way back from the bank left. */
export function createInside(screens: Stay["screens"], element: Element): ElementInside {
  const canShowPayment = screens.includes("receipt");
  const handle = canShowPayment
    ? claimReturnHandle(element.ownerDocument.defaultView ?? window, (name) =>
        mayHaveWhatIsFor(name, element),
      )
    : undefined;
  const cameBack = handle !== undefined;
  const navigation = createInnerNavigation(cameBack ? "receipt" : screens[0]);
  return insideOf({ screens, navigation, handle, cameBack, visit: visits.current() });
}

/** Begins anew when another visit has begun; one that was out of the page meanwhile hears of it when it is put back. */
function followVisit(stay: Stay): void {
  if (stay.visit === visits.current()) return;
  stay.visit = visits.current();
  stay.handle = undefined;
  stay.cameBack = false;
  stay.navigation.restart({ screen: stay.screens[0] });
}

function insideOf(stay: Stay): ElementInside {
  let taken = false;
  let reported = false;
  return {
    screens: stay.screens,
    navigation: stay.navigation,
    get cameBack() {
      return stay.cameBack;
    },
    takeReturnHandle: () => {
      if (taken) return undefined;
      taken = true;
      return stay.handle;
    },
    isFirstReady: () => {
      const isFirst = !reported;
      reported = true;
      return isFirst;
    },
    followVisits: () => {
      followVisit(stay);
      return visits.subscribe(() => followVisit(stay));
    },
    forSuccessor: () => {
      // a browser that keeps nothing knows of the payment once the answer to the handle is there; before, it is needed again
      if (taken && lastAttempt() !== undefined) stay.handle = undefined;
      return insideOf(stay);
    },
  };
}
