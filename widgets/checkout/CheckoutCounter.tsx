import type { PayStep } from "../../src/payment/paySteps.ts";
import { PAY_SCREENS } from "../../src/screens/checkout/payScreens.tsx";
import { usePlace } from "../environment/place.ts";

/** The steps from the cart to the bank in one element. It shows the screen of the current step. */
export function CheckoutCounter() {
  const { screen } = usePlace();
  const Screen = PAY_SCREENS[isPayStep(screen) ? screen : "checkout"];
  return <Screen key={screen} />;
}

function isPayStep(screen: string): screen is PayStep {
  return Object.hasOwn(PAY_SCREENS, screen);
}
