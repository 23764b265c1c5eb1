import { type ComponentType, lazy } from "react";
import { Stack } from "../../src/ui/layout/Stack.tsx";
import { usePlace } from "../environment/place.ts";
import { lazyModule, stepOf, type WidgetPart } from "../screens.ts";
import { StepBar } from "./StepBar.tsx";

const SCREENS: Readonly<Record<WidgetPart, ComponentType>> = {
  search: lazy(async () => ({
    default: (await import("../../src/screens/search/SearchScreen.tsx")).SearchScreen,
  })),
  cart: lazy(async () => ({ default: (await import("../../src/screens/cart/CartScreen.tsx")).CartScreen })),
  checkout: lazy(async () => ({
    default: (await import("../checkout/CheckoutCounter.tsx")).CheckoutCounter,
  })),
  receipt: lazy(async () => ({
    default: (await import("../../src/screens/receipt/ReceiptScreen.tsx")).ReceiptScreen,
  })),
  licence: lazy(async () => ({
    default: (await import("../../src/screens/licence/LicenceScreen.tsx")).LicenceScreen,
  })),
};

/** The whole counter in one element: the bar of steps, and the screen of the current step. */
export function PayCounter() {
  const part = lazyModule(usePlace().screen);
  const Screen = SCREENS[part];
  return (
    <Stack gap="loose">
      <StepBar at={stepOf(part)} />
      <Screen />
    </Stack>
  );
}
