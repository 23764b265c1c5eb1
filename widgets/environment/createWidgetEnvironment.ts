import { isFramePage } from "../../src/domain/embed/framePage.ts";
import { licenceValue } from "../../src/domain/licenceKey.ts";
import { returnAddress } from "../../src/payment/returnHandle.ts";
import type { ScreenEnvironment, ScreenEvent } from "../../src/screens/environment.tsx";
import { bringIntoView } from "../../src/ui/layout/bringIntoView.ts";
import { earlyFormOf } from "../early/earlyForm.ts";
import { faultMessage } from "../events/faultMessages.ts";
import { KaunterCartChangeEvent } from "../events/KaunterCartChangeEvent.ts";
import { KaunterErrorEvent } from "../events/KaunterErrorEvent.ts";
import { KaunterPaymentEvent } from "../events/KaunterPaymentEvent.ts";
import { KaunterReadyEvent } from "../events/KaunterReadyEvent.ts";
import { KaunterRedirectEvent } from "../events/KaunterRedirectEvent.ts";
import { type Place, placeOf } from "../innerNavigation.ts";
import { isInPortal } from "../screens.ts";
import { nameOnPage } from "./nameOnPage.ts";
import { addressOf, navigate, pageOf, type Widget } from "./navigate.ts";
import { redirectTo } from "./redirectTo.ts";

/**
 * Creates the environment of the screen inside an element, from the element's attributes and the page around it. The screen's
 * events become events of the element.
 * @param place the current place inside the element
 */
export function createWidgetEnvironment(widget: Widget, place: Place): ScreenEnvironment {
  const { element, inside, settings, portal } = widget;
  const page = () => element.ownerDocument.defaultView ?? window;
  const asked = place.screen === "search" && place.charge !== undefined ? place : settings;
  const chosen = place.screen === "licence" ? place : undefined;
  return {
    council: chosen?.council ?? settings.council,
    canChooseCouncil: false,
    charge: asked.charge,
    account: asked.account,
    payment: settings.payment,
    licence: chosen?.licence === undefined ? settings.licence : licenceValue(chosen.licence),
    statusToken: chosen?.token,
    licencePlace: () => licencePlace(page().location, portal),
    isTest: settings.mode === "test",
    arrived: inside.cameBack || place !== inside.navigation.first,
    bringIntoView: (heading) =>
      bringIntoView(element.shadowRoot?.querySelector("[part=test-mode],[part=steps]") ?? heading),
    portal,
    navigate: (to) => navigate(to, widget, page()),
    hrefOf: (to) => {
      if (isInPortal(to)) return addressOf(to, widget);
      const { screen } = placeOf(to);
      return inside.screens.includes(screen) ? undefined : pageOf(screen, settings);
    },
    report: (event) => {
      const dispatched = elementEvent(event, element.ownerDocument, portal);
      if (dispatched !== undefined) element.dispatchEvent(dispatched);
    },
    mayLeave: () => element.dispatchEvent(new KaunterRedirectEvent()),
    redirectTo: (address) => redirectTo(address, page()),
    returnAddress: () =>
      returnAddress(
        page().location,
        settings["receipt-href"],
        inside.screens.includes("receipt") ? nameOnPage(element) : undefined,
      ),
    takeReturnHandle: () => inside.takeReturnHandle(),
    keepSearch: (search) => inside.keepSearch(search),
    takeKeptSearch: () => inside.takeKeptSearch(),
    takeEarlyInput: () => earlyFormOf(element)?.take(),
  };
}

function licencePlace(location: Location, portal: string): "frame" | "framed" | undefined {
  if (new URL(portal).origin !== location.origin) return "frame";
  return isFramePage(portal, location) ? "framed" : undefined;
}

/** The element's event for the page. Undefined when the page does not need to know. */
function elementEvent(event: ScreenEvent, page: Document, portal: string): Event | undefined {
  switch (event.type) {
    case "ready":
      return new KaunterReadyEvent();
    case "cart-change":
      return new KaunterCartChangeEvent({ count: event.count });
    case "payment":
      return new KaunterPaymentEvent({ status: event.status });
    case "error":
      return new KaunterErrorEvent({
        kind: event.kind,
        code: event.code,
        message: faultMessage(event.kind, page, portal),
      });
    case "recovered":
      return undefined;
  }
}
