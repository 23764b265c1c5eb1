import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentState } from "../domain/payments/paymentState.ts";
import { ShownWhenComplete } from "../i18n/useNamespaces.ts";
import { useOwnClient } from "../screens/environment.tsx";
import { Loading } from "../screens/parts/Loading.tsx";
import { receiptTitle } from "../screens/parts/texts.ts";
import { useDocumentTitle } from "../screens/parts/useDocumentTitle.ts";
import { openLogin } from "../stores/loginDialog.ts";
import { fillFromDevice } from "../stores/rememberedPayer.ts";
import { followTabs, isSessionEnd, loadSession } from "../stores/session.ts";
import { fillFromSession } from "../stores/sessionPayer.ts";
import { useSession } from "../stores/sessionState.ts";
import { SkipLink } from "../ui/action/SkipLink.tsx";
import { Column } from "../ui/layout/Column.tsx";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { HeadingLevel } from "../ui/text/HeadingLevel.tsx";
import { LoginPlace } from "./account/LoginPlace.tsx";
import { ConfiguredDialogs } from "./dialogs/ConfiguredDialogs.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { Footer } from "./Footer.tsx";
import { LanguageButtons, type LanguageChoice } from "./language/LanguageButtons.tsx";
import { LoadingBar } from "./loading/LoadingBar.tsx";
import { OfflineNotice } from "./notices/OfflineNotice.tsx";
import { TopBanner } from "./notices/TopBanner.tsx";
import { PageViews } from "./PageViews.tsx";
import { PassingMessage } from "./PassingMessage.tsx";
import type { Page } from "./route.ts";
import { screenOf } from "./screens.ts";
import { TopBar } from "./TopBar.tsx";

/** The titles for the browser's tab. */
const TITLES = {
  home: "shell.hero",
  search: "search.title",
  cart: "cart.title",
  checkout: "checkout.title",
  fpx_checkout: "fpxCheckout.title",
  confirmation: "confirmation.title",
  pdf: "shell.screen.pdf",
  refund: "shell.screen.refund",
  requery: "common.checkPayment",
  form: "shell.screen.form",
  history: "shell.screen.history",
  licence: "shell.screen.licence",
  embed: "shell.page.embed",
  about: "shell.page.about",
  accessibility: "shell.page.accessibility",
  faq: "shell.page.faq",
  helpline: "shell.page.helpline",
  privacy: "shell.page.privacy",
  terms: "shell.page.terms",
  profile: "shell.screen.profile",
  verify: "shell.page.verify",
  reset_password: "shell.screen.reset_password",
  hand_over: "shell.screen.hand_over",
} as const satisfies Record<Exclude<Page, "receipt" | "desk">, string>;

function titleOf(page: Exclude<Page, "desk"> | undefined, status: PaymentState | undefined) {
  if (page === undefined) return "shell.notFound";
  return page === "receipt" ? receiptTitle(status) : TITLES[page];
}

const READING: ReadonlySet<Page> = new Set([
  "search",
  "receipt",
  "refund",
  "requery",
  "form",
  "licence",
  "about",
  "accessibility",
  "faq",
  "helpline",
  "privacy",
  "terms",
  "profile",
  "verify",
  "reset_password",
  "hand_over",
]);

export interface FrameProps extends LanguageChoice {
  readonly page: Page | undefined;
  /** True while the next screen's code is loading. */
  readonly changing: boolean;
  /** The status of the payment on the page, once known. */
  readonly status: PaymentState | undefined;
}

/** The frame of every screen: the top bar, the route's screen, the footer. The central team's desk brings its own. */
export function Frame(props: FrameProps) {
  const { t } = useTranslation();
  const { page, changing, status, ...choice } = props;
  const width = page === undefined || READING.has(page) ? "reading" : "wide";
  const Screen = page === undefined ? undefined : screenOf(page);
  useShellSession(page);
  // the desk sets the titles of its pages itself: citizens do not load their texts
  useDocumentTitle(page === "desk" ? undefined : t(titleOf(page, status)));
  if (page === "desk" && Screen !== undefined)
    return (
      <PageFrame>
        <SkipLink to="content">{t("shell.skip")}</SkipLink>
        <Suspense fallback={<Loading shape="block" lines={4} />}>
          <ShownWhenComplete value={true}>
            <Screen languages={<LanguageButtons {...choice} />}>
              <LoadingBar changing={changing} />
              <PassingMessage />
            </Screen>
          </ShownWhenComplete>
        </Suspense>
        <OfflineNotice />
      </PageFrame>
    );
  return (
    <PageFrame>
      <SkipLink to="content">{t("shell.skip")}</SkipLink>
      <ConfiguredDialogs page={page} {...choice} />
      <TopBanner page={page} />
      <TopBar page={page} {...choice}>
        <LoadingBar changing={changing} />
      </TopBar>
      {Screen === undefined || page === undefined ? (
        <ErrorPage status={404} />
      ) : (
        <main id="content" tabIndex={-1}>
          <Suspense
            fallback={
              <Column width={width}>
                <Loading shape="block" lines={4} />
              </Column>
            }
          >
            <ShownWhenComplete value={true}>
              {/* each screen gets a new column: a column that changed its width would count as a layout shift */}
              <Column key={page} width={width}>
                <Screen />
              </Column>
            </ShownWhenComplete>
          </Suspense>
        </main>
      )}
      <Footer>
        <PassingMessage />
      </Footer>
      <OfflineNotice />
      <HeadingLevel>
        <LoginPlace onHome={page === "home"} />
      </HeadingLevel>
      <PageViews page={page} />
    </PageFrame>
  );
}

/**
 * Loads the session at the start and follows it. It fills in the checkout, and asks the user to log in again when the session
 * ends. Only the portal does this: a widget has no session.
 */
function useShellSession(page: Page | undefined): void {
  const client = useOwnClient();
  useEffect(() => {
    void loadSession(client);
    return followTabs(client);
  }, [client]);
  useEffect(fillFromDevice, []);
  useEffect(fillFromSession, []);
  useEffect(
    () =>
      useSession.subscribe(({ error }, before) => {
        // the desk asks for the log-in itself
        if (error !== before.error && isSessionEnd(error) && page !== "desk")
          openLogin({ fromHome: page === "home" });
      }),
    [page],
  );
}
