import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { FaultKind } from "../../src/api/fault.ts";
import { EnvironmentProvider, type ScreenEnvironment } from "../../src/screens/environment.tsx";
import { useCart } from "../../src/stores/cartState.ts";
import { faultMessage } from "../events/faultMessages.ts";
import { Fallback } from "../Fallback.tsx";
import { markDrawn } from "../markDrawn.ts";
import { warnWebmaster } from "../webmasterLog.ts";
import { createWidgetEnvironment } from "./createWidgetEnvironment.ts";
import type { Widget } from "./navigate.ts";
import { PlaceContext } from "./place.ts";

/** Faults that a page's webmaster may be able to repair. The others concern the citizen or the portal. */
const WEBMASTERS: readonly FaultKind[] = ["timeout", "unreachable", "site_unknown", "unreadable"];

const reported = new Set<FaultKind>();

/** Tells the webmaster why the elements get no answer from the portal, once for each kind of fault on a page. */
function reportFault(kind: FaultKind, element: Element, portal: string): void {
  if (!WEBMASTERS.includes(kind) || reported.has(kind)) return;
  reported.add(kind);
  warnWebmaster(`<${element.localName}>: ${faultMessage(kind, element.ownerDocument, portal)}`);
}

/**
 * Connects an element with its screen. While a screen reports an error, for example because the portal does not answer,
 * the tag's own children show below it, because their link may still let the citizen pay.
 */
export function WidgetEnvironment(props: Widget & { readonly children: ReactNode }) {
  const { element, inside, settings, portal, language, children } = props;
  const { navigation } = inside;
  // deferred, so that React keeps the old screen until the new screen's code is loaded
  const place = useDeferredValue(
    useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current),
  );
  const [faults, setFaults] = useState(0);
  const environment = useMemo((): ScreenEnvironment => {
    const inner = createWidgetEnvironment({ element, inside, settings, portal, language }, place);
    return {
      ...inner,
      report: (event) => {
        if (event.type === "error") {
          setFaults((count) => count + 1);
          reportFault(event.kind, element, portal);
        }
        if (event.type === "recovered") setFaults((count) => count - 1);
        else if (event.type !== "ready" || inside.isFirstReady()) inner.report(event);
      },
    };
  }, [element, inside, settings, portal, language, place]);
  useCartChange(environment);
  useLayoutEffect(() => markDrawn(element), [element]);
  return (
    <EnvironmentProvider environment={environment}>
      <PlaceContext value={place}>{children}</PlaceContext>
      {faults > 0 && <Fallback portal={portal} council={settings.council} language={language} />}
    </EnvironmentProvider>
  );
}

/** Reports each change of the number of items. Loading the stored cart is not a change. */
function useCartChange({ report }: ScreenEnvironment): void {
  useEffect(
    () =>
      useCart.subscribe((cart, before) => {
        const count = cart.items.length;
        if (before.loaded && count !== before.items.length) report({ type: "cart-change", count });
      }),
    [report],
  );
}
