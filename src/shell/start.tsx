import { StrictMode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { sharedTranslator } from "../i18n/sharedTranslator.ts";
import { hasReturnHandle } from "../payment/returnHandle.ts";
import { adoptStyles } from "../ui/style/styleCache.ts";
import { App } from "./App.tsx";
import { pressNoted } from "./firstPaint/pressed.ts";
import { hashWithHidden } from "./hiddenAddress.ts";
import { firstLanguage } from "./language/useLanguage.ts";
import { hashOf, routeOf } from "./route.ts";
import { fetchScreen } from "./screens.ts";

/** Starts the portal. The return address from the bank is a path with a query, and this turns it into the receipt's route. */

if (hasReturnHandle(location.search)) location.hash = hashOf({ screen: "receipt" });

adoptStyles(document);

const place = document.getElementById("portal");
if (place !== null) void start(place);

async function start(place: HTMLElement): Promise<void> {
  await draw(place);
  // after the first drawing, and only in a production build
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { registerWorker } = await import("./worker/register.ts");
  await registerWorker(navigator.serviceWorker);
}

/**
 * Draws the first screen once its code and texts have loaded. Until then the page shows its first paint. If a load failed, the
 * component that needs it loads it again and shows the error.
 */
async function draw(place: HTMLElement): Promise<void> {
  const { page, language } = routeOf(hashWithHidden(window));
  const [first] = await Promise.all([
    sharedTranslator(firstLanguage(language)).catch(() => undefined),
    page === undefined ? undefined : fetchScreen(page).catch(() => undefined),
  ]);
  // a transition, so that React handles presses between the pieces
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App first={first} />
        <PressNoted />
      </StrictMode>,
    ),
  );
}

/** Its effect runs once the page is drawn. */
function PressNoted() {
  useEffect(() => pressNoted(document), []);
  return null;
}
