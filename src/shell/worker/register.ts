import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { createTranslator } from "../../i18n/createTranslator.ts";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { keepPortal } from "./keepPortal.ts";

/** Milliseconds between two checks for a new version. An installed portal may stay open for days. */
const LOOK_EACH_MS = 3_600_000;

/** Registers the service worker, and tells the user when a new version is ready. */
export async function registerWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await keepPortal(workers);
  if (registration === undefined) return;
  registration.addEventListener("updatefound", () => announceWhenReady(registration, workers));
  lookNowAndThen(registration);
}

/** A new version starts at the next load. The page never reloads while somebody types. */
function announceWhenReady(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const coming = registration.installing;
  // the first worker is not an update
  if (coming === null || workers.controller === null) return;
  coming.addEventListener("statechange", async () => {
    if (coming.state !== "installed") return;
    const { t } = await addNamespaces(await createTranslator(languageOfPage()), ["offline"]);
    showSnackbar(t("offline.newVersion"));
  });
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() < looked + LOOK_EACH_MS) return;
    looked = Date.now();
    // offline or no server: it checks again next time
    registration.update().catch(() => undefined);
  });
}

function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
