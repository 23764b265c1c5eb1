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

/** Starts the portal. The way back from the bank is a plain path with a query; here it becomes the receipt's route. */

if (hasReturnHandle(location.search)) location.hash = hashOf({ screen: "receipt" });

adoptStyles(document);

const place = document.getElementById("portal");
if (place !== null) void start(place);

async function start(place: HTMLElement): Promise<void> {
  await draw(place);
  // once the page stands, and in what was built alone
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { registerWorker } = await import("./worker/register.ts");
  await registerWorker(navigator.serviceWorker);
}

/**
 * Draws the first screen when all of it is there: until then the page shows its picture (firstPaint). What could not be fetched
 * is fetched again by who draws it, and said there.
 */
async function draw(place: HTMLElement): Promise<void> {
  const { page, language } = routeOf(hashWithHidden(window));
  const [first] = await Promise.all([
    sharedTranslator(firstLanguage(language)).catch(() => undefined),
    page === undefined ? undefined : fetchScreen(page).catch(() => undefined),
  ]);
  // a piece at a time, so that what is pressed meanwhile is heard
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App first={first} />
        <PressNoted />
      </StrictMode>,
    ),
  );
}

/** Stands when the page does. */
function PressNoted() {
  useEffect(() => pressNoted(document), []);
  return null;
}
