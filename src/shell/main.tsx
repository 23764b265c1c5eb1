import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { hasReturnHandle } from "../payment/returnHandle.ts";
import { adoptStyles } from "../ui/style/styleCache.ts";
import { App } from "./App.tsx";
import { watchForLostParts } from "./lostPart.ts";
import { hashOf } from "./route.ts";

/** Starts the portal. The way back from the bank is a plain path with a query; here it becomes the receipt's route. */

if (hasReturnHandle(location.search)) location.hash = hashOf({ screen: "receipt" });

adoptStyles(document);
watchForLostParts();

const place = document.getElementById("portal");
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// once the page stands, and in what was built alone
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", async () => {
    const { registerWorker } = await import("./worker/register.ts");
    await registerWorker(navigator.serviceWorker);
  });
