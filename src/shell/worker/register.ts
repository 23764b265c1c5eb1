import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { createTranslator } from "../../i18n/createTranslator.ts";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { keepPortal } from "./keepPortal.ts";

/** Milliseconds between two looks for a newer version while the portal stays open, as an installed one may for days. */
const LOOK_EACH_MS = 3_600_000;

/** Has the browser keep the portal's program, and says so when a newer version of it is ready. */
export async function registerWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await keepPortal(workers);
  if (registration === undefined) return;
  registration.addEventListener("updatefound", () => announceWhenReady(registration, workers));
  lookNowAndThen(registration);
}

/** A newer version that is ready stands at the next load. Nobody's page is loaded anew under what they type. */
function announceWhenReady(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const coming = registration.installing;
  // the first one that is kept is no newer one
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
    // offline, or the server is away: the next time
    registration.update().catch(() => undefined);
  });
}

function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
