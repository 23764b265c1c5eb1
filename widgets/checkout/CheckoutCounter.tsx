import type { PayStep } from "../../src/payment/paySteps.ts";
import { PAY_SCREENS } from "../../src/screens/payScreens.ts";
import { usePlace } from "../environment/place.ts";

/** The way from the cart to the bank in one element: the screen of the step the citizen is at. */
export function CheckoutCounter() {
  const { screen } = usePlace();
  const Screen = PAY_SCREENS[isPayStep(screen) ? screen : "checkout"];
  return <Screen key={screen} />;
}

function isPayStep(screen: string): screen is PayStep {
  return Object.hasOwn(PAY_SCREENS, screen);
}
