import { lastAttempt } from "../src/payment/journal.ts";
import { type PageMode, pageMode } from "../src/payment/pageMode.ts";
import { claimReturnHandle, returnMode } from "../src/payment/returnHandle.ts";
import { visits } from "../src/payment/sharedComputer.ts";
import type { KeptSearch } from "../src/screens/environment.tsx";
import { mayHaveWhatIsFor } from "./environment/nameOnPage.ts";
import { createInnerNavigation, type InnerNavigation } from "./innerNavigation.ts";
import type { ElementInside } from "./KaunterElement.ts";
import type { WidgetScreen } from "./screens.ts";

/** The state of an element that survives when another element replaces it. */
interface Stay {
  readonly screens: readonly [WidgetScreen, ...WidgetScreen[]];
  readonly navigation: InnerNavigation;
  /** The handle in the page's address after the return from the bank. */
  handle?: string | undefined;
  cameBack: boolean;
  cameFrom?: PageMode | undefined;
  /** The number of the visit on a shared computer that this state belongs to. */
  visit: number;
  /** The search of the bill that the element shows. */
  kept?: KeptSearch | undefined;
  /** The search that the replaced element kept, until this one takes it. */
  inherited?: KeptSearch | undefined;
}

/**
 * Creates the inside of a new element. An element that can show a payment takes the handle from the address. It drops the handle of
 * the other mode, because only the other portal knows it.
 */
export function createInside(screens: Stay["screens"], element: Element): ElementInside {
  const { handle, cameFrom } = screens.includes("receipt") ? claimReturn(element) : {};
  const cameBack = handle !== undefined;
  const navigation = createInnerNavigation(cameBack ? "receipt" : screens[0]);
  return insideOf({ screens, navigation, handle, cameBack, cameFrom, visit: visits.current() });
}

function claimReturn(element: Element): Pick<Stay, "handle" | "cameFrom"> {
  const page = element.ownerDocument.defaultView ?? window;
  const cameFrom = returnMode(page.location.search);
  const handle = claimReturnHandle(page, (name) => mayHaveWhatIsFor(name, element));
  if (handle === undefined) return {};
  return cameFrom === pageMode() ? { handle, cameFrom } : { cameFrom };
}

/** Resets the state when a new visit has begun. An element that was out of the page meanwhile calls this when it is back. */
function followVisit(stay: Stay): void {
  if (stay.visit === visits.current()) return;
  stay.visit = visits.current();
  stay.handle = undefined;
  stay.kept = undefined;
  stay.inherited = undefined;
  stay.cameBack = false;
  stay.cameFrom = undefined;
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
    get cameFrom() {
      return stay.cameFrom;
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
    keepSearch: (search) => {
      stay.kept = search;
    },
    takeKeptSearch: () => {
      const { inherited } = stay;
      stay.inherited = undefined;
      return inherited;
    },
    forSuccessor: () => {
      stay.inherited = stay.navigation.current().screen === "search" ? stay.kept : undefined;
      // the successor finds the payment in the journal; where storage is blocked, the journal has it only after the server's
      // answer to the handle, and until then the successor needs the handle again
      if (taken && lastAttempt() !== undefined) stay.handle = undefined;
      return insideOf(stay);
    },
  };
}
