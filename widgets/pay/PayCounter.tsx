import { type ComponentType, lazy } from "react";
import { Stack } from "../../src/ui/layout/Stack.tsx";
import { usePlace } from "../environment/place.ts";
import type { WidgetScreen } from "../screens.ts";
import { StepBar } from "./StepBar.tsx";

const SCREENS: Readonly<Record<WidgetScreen, ComponentType>> = {
  search: lazy(async () => ({
    default: (await import("../../src/screens/search/SearchScreen.tsx")).SearchScreen,
  })),
  cart: lazy(async () => ({ default: (await import("../../src/screens/cart/CartScreen.tsx")).CartScreen })),
  checkout: lazy(async () => ({
    default: (await import("../../src/screens/checkout/CheckoutScreen.tsx")).CheckoutScreen,
  })),
  receipt: lazy(async () => ({
    default: (await import("../../src/screens/receipt/ReceiptScreen.tsx")).ReceiptScreen,
  })),
};

/** The whole counter in one element: the steps of a payment, and the screen of the step the citizen is at. */
export function PayCounter() {
  const { screen } = usePlace();
  const Screen = SCREENS[screen];
  return (
    <Stack gap="loose">
      <StepBar at={screen} />
      <Screen />
    </Stack>
  );
}
