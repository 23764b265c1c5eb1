import { useCallback, useState } from "react";
import type { PaymentState } from "../domain/payments/paymentState.ts";
import type { ScreenEvent } from "../screens/environment.tsx";
import type { Route } from "./route.ts";

/** How the payment stands that the route's screen shows, as that screen reports it; undefined until it does. */
export function useShownPayment(route: Route) {
  const [shown, setShown] = useState<{ readonly route: Route; readonly status: PaymentState }>();
  const report = useCallback(
    (event: ScreenEvent) => {
      if (event.type === "payment") setShown({ route, status: event.status });
    },
    [route],
  );
  return [shown?.route === route ? shown.status : undefined, report] as const;
}
