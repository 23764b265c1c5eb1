import {
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { EnvironmentProvider, type ScreenEnvironment } from "../../src/screens/environment.tsx";
import { Fallback } from "../Fallback.tsx";
import { markDrawn } from "../markDrawn.ts";
import { createWidgetEnvironment, type Widget } from "./createWidgetEnvironment.ts";
import { PlaceContext } from "./place.ts";
import { reportFault } from "./reportFault.ts";
import { useCartChange } from "./useCartChange.ts";

/**
 * Stands between an element and its screen. While a screen says that it cannot work, as when the portal does not answer,
 * the tag's own children show below it: their link may still lead to a way to pay.
 */
export function WidgetEnvironment(props: Widget & { readonly children: ReactNode }) {
  const { element, inside, settings, portal, language, children } = props;
  const { navigation } = inside;
  // deferred, so that the old screen stays as it is until the new one's code is there
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
          reportFault(event.kind, element);
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
