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

/** What stops while the counter is closing; everything else stays open. */
const COUNTER: ReadonlySet<Page | undefined> = new Set<Page>([
  "home",
  "search",
  "cart",
  "checkout",
  "fpx_checkout",
  "confirmation",
  "hand_over",
]);

/** No dialog hides from a citizen how their payment stands. */
const PAYMENTS_MADE: ReadonlySet<Page | undefined> = new Set<Page>([
  "receipt",
  "requery",
  "refund",
  "history",
]);

/**
 * The dialogs that the configuration has the portal show, one at a time; their code is fetched when one is due. What a dialog
 * closes says so itself, where its code cannot be fetched.
 */
export function ConfiguredDialogs({ page, ...choice }: LanguageChoice & { readonly page: Page | undefined }) {
  const { state } = useConfigured();
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const update = useNeededUpdate(configuration);
  const { isShown, ...covid } = useCovidDialog(page, configuration);
  // a failed log-in leads home, where nothing may stand over what it says
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
      {/* the texts come with the dialog: the page does without it where they cannot be fetched either */}
      <ErrorBoundary fallback={null}>
        <Suspense>{dialog}</Suspense>
      </ErrorBoundary>
    </HeadingLevel>
  );
}

/**
 * "A covid dialog that is visible by default" (docs/specification.md, section 2): on home, once for each browser and what it
 * tells.
 * Who closes it has seen it, and so has who goes on from home.
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
