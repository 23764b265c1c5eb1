import { Suspense, useCallback, useEffect, useRef } from "react";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { optional } from "../../screens/parts/optional.ts";
import { useConfigured } from "../../screens/parts/useConfigured.ts";
import { useLoginDialog } from "../../stores/loginDialog.ts";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { focusContent } from "../focusContent.ts";
import type { LanguageChoice } from "../language/LanguageButtons.tsx";
import { useClosable } from "../notices/useClosable.ts";
import type { Page } from "../route.ts";
import { useNeededUpdate } from "./useNeededUpdate.ts";

const AnnouncementDialog = optional(
  async () => (await import("./AnnouncementDialog.tsx")).AnnouncementDialog,
);
const CovidDialog = optional(async () => (await import("./CovidDialog.tsx")).CovidDialog);
const UpdateDialog = optional(async () => (await import("./UpdateDialog.tsx")).UpdateDialog);

/** The screens that the closed counter blocks. All others stay open (rule 2.30). */
const COUNTER: ReadonlySet<Page | undefined> = new Set<Page>([
  "home",
  "search",
  "cart",
  "checkout",
  "fpx_checkout",
  "confirmation",
  "hand_over",
]);

/** The update dialog does not cover these screens, because they show the status of payments. */
const PAYMENTS_MADE: ReadonlySet<Page | undefined> = new Set<Page>([
  "receipt",
  "requery",
  "refund",
  "history",
]);

/**
 * Shows the dialogs of the configuration, one at a time. Each dialog's code loads when it is due. If that fails, the page works
 * without it: the screens that a closed counter blocks say so themselves.
 */
export function ConfiguredDialogs({ page, ...choice }: LanguageChoice & { readonly page: Page | undefined }) {
  const { state } = useConfigured();
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const update = useNeededUpdate(configuration);
  const { isShown, ...covid } = useCovidDialog(page, configuration);
  // a failed login leads home, and no other dialog may cover its error message
  const isLoggingIn = useLoginDialog(({ view }) => view !== "closed");
  if (configuration === undefined) return null;
  const dialog =
    update !== undefined && !PAYMENTS_MADE.has(page) ? (
      <UpdateDialog update={update} {...choice} />
    ) : isLoggingIn ? null : configuration.closing ? (
      COUNTER.has(page) && <AnnouncementDialog {...choice} />
    ) : (
      isShown && <CovidDialog configuration={configuration} {...covid} />
    );
  return (
    <HeadingLevel>
      {/* each dialog loads its own texts. If they fail to load, the page works without the dialog */}
      <ErrorBoundary fallback={null}>
        <Suspense>{dialog}</Suspense>
      </ErrorBoundary>
    </HeadingLevel>
  );
}

/**
 * The Covid-19 dialog (rule 2.35). Home shows it once for each browser and each content. Closing it or leaving home counts as
 * seen.
 */
function useCovidDialog(page: Page | undefined, configuration: Configuration | undefined) {
  const { active, dialog, percent, charges } = configuration?.assistance ?? { active: false };
  const message = active && dialog ? `${percent} ${charges.join(" ")}` : undefined;
  const { isShown, close } = useClosable("covid", message);
  const seen = useRef(false);
  const onShown = useCallback(() => {
    seen.current = true;
  }, []);
  useEffect(() => {
    if (page !== "home" && seen.current && isShown) close();
  });
  const onClose = () => {
    close();
    focusContent();
  };
  return { isShown: isShown && page === "home", onShown, onClose } as const;
}
