import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentState } from "../domain/paymentState.ts";
import { HeldBack } from "../i18n/useTextGroups.ts";
import { Loading } from "../screens/parts/Loading.tsx";
import { receiptTitle } from "../screens/receipt/receiptTitle.ts";
import { SkipLink } from "../ui/action/SkipLink.tsx";
import { Column } from "../ui/layout/Column.tsx";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { HeadingLevel } from "../ui/text/HeadingLevel.tsx";
import { ConfiguredDialogs } from "./dialogs/ConfiguredDialogs.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { Footer } from "./Footer.tsx";
import type { LanguageChoice } from "./LanguageButtons.tsx";
import { LoginPlace } from "./LoginPlace.tsx";
import { LoadingBar } from "./loading/LoadingBar.tsx";
import { OfflineNotice } from "./notices/OfflineNotice.tsx";
import { TopBanner } from "./notices/TopBanner.tsx";
import { PassingMessage } from "./PassingMessage.tsx";
import type { Page } from "./route.ts";
import { TopBar } from "./TopBar.tsx";
import { useDocumentTitle } from "./useDocumentTitle.ts";
import { usePageViews } from "./usePageViews.ts";
import { useShellSession } from "./useShellSession.ts";

const SCREENS = {
  home: lazy(async () => ({ default: (await import("../screens/home/HomeScreen.tsx")).HomeScreen })),
  search: lazy(async () => ({ default: (await import("../screens/search/SearchScreen.tsx")).SearchScreen })),
  cart: lazy(async () => ({ default: (await import("../screens/cart/CartScreen.tsx")).CartScreen })),
  checkout: lazy(async () => ({ default: (await import("../screens/payScreens.ts")).PAY_SCREENS.checkout })),
  fpx_checkout: lazy(async () => ({
    default: (await import("../screens/payScreens.ts")).PAY_SCREENS.fpx_checkout,
  })),
  confirmation: lazy(async () => ({
    default: (await import("../screens/payScreens.ts")).PAY_SCREENS.confirmation,
  })),
  receipt: lazy(async () => ({
    default: (await import("../screens/receipt/ReceiptScreen.tsx")).ReceiptScreen,
  })),
  pdf: lazy(async () => ({ default: (await import("../screens/pdf/PdfScreen.tsx")).PdfScreen })),
  refund: lazy(async () => ({ default: (await import("../screens/refund/RefundScreen.tsx")).RefundScreen })),
  requery: lazy(async () => ({
    default: (await import("../screens/requery/RequeryScreen.tsx")).RequeryScreen,
  })),
  form: lazy(async () => ({ default: (await import("../screens/form/FormScreen.tsx")).FormScreen })),
  history: lazy(async () => ({
    default: (await import("../screens/history/HistoryScreen.tsx")).HistoryScreen,
  })),
  licence: lazy(async () => ({
    default: (await import("../screens/licence/LicenceScreen.tsx")).LicenceScreen,
  })),
  payments: lazy(async () => ({
    default: (await import("../screens/payments/PaymentsScreen.tsx")).PaymentsScreen,
  })),
  about: lazy(async () => ({ default: (await import("../screens/pages/AboutScreen.tsx")).AboutScreen })),
  faq: lazy(async () => ({ default: (await import("../screens/pages/FaqScreen.tsx")).FaqScreen })),
  helpline: lazy(async () => ({
    default: (await import("../screens/pages/HelplineScreen.tsx")).HelplineScreen,
  })),
  privacy: lazy(async () => ({
    default: (await import("../screens/pages/PrivacyScreen.tsx")).PrivacyScreen,
  })),
  terms: lazy(async () => ({ default: (await import("../screens/pages/TermsScreen.tsx")).TermsScreen })),
  profile: lazy(async () => ({
    default: (await import("../screens/profile/ProfileScreen.tsx")).ProfileScreen,
  })),
  verify: lazy(async () => ({ default: (await import("../screens/verify/VerifyScreen.tsx")).VerifyScreen })),
  reset_password: lazy(async () => ({
    default: (await import("../screens/reset_password/ResetPasswordScreen.tsx")).ResetPasswordScreen,
  })),
};

/** What the browser's tab says of each. */
const TITLES = {
  home: "shell.hero",
  search: "search.title",
  cart: "cart.title",
  checkout: "checkout.title",
  fpx_checkout: "fpxCheckout.title",
  confirmation: "confirmation.title",
  pdf: "shell.screen.pdf",
  refund: "shell.screen.refund",
  requery: "shell.screen.requery",
  form: "shell.screen.form",
  history: "shell.screen.history",
  licence: "shell.screen.licence",
  payments: "shell.screen.payments",
  about: "shell.page.about",
  faq: "shell.page.faq",
  helpline: "shell.page.helpline",
  privacy: "shell.page.privacy",
  terms: "shell.page.terms",
  profile: "shell.screen.profile",
  verify: "shell.page.verify",
  reset_password: "shell.screen.reset_password",
} as const satisfies Record<Exclude<Page, "receipt">, string>;

function titleOf(page: Page | undefined, status: PaymentState | undefined) {
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
  "payments",
  "about",
  "faq",
  "helpline",
  "privacy",
  "terms",
  "profile",
  "verify",
  "reset_password",
]);

export interface FrameProps extends LanguageChoice {
  readonly page: Page | undefined;
  /** Another screen is wanted, whose code is on its way. */
  readonly changing: boolean;
  /** How the payment stands that the page shows, once that is known. */
  readonly status: PaymentState | undefined;
}

/** The shell around every screen: the bar on top, the screen of the route, the foot. */
export function Frame(props: FrameProps) {
  const { t } = useTranslation();
  const { page, changing, status, ...choice } = props;
  const Screen = page === undefined ? undefined : SCREENS[page];
  useShellSession(page);
  usePageViews(page);
  useDocumentTitle(t(titleOf(page, status)));
  return (
    <PageFrame>
      <SkipLink to="content">{t("shell.skip")}</SkipLink>
      <LoadingBar changing={changing} />
      <ConfiguredDialogs page={page} {...choice} />
      <TopBanner />
      <TopBar page={page} {...choice} />
      <OfflineNotice />
      {Screen === undefined || page === undefined ? (
        <ErrorPage status={404} />
      ) : (
        <Column as="main" id="content" tabIndex={-1} width={READING.has(page) ? "reading" : "wide"}>
          <Suspense fallback={<Loading shape="block" lines={4} />}>
            <HeldBack value={true}>
              <Screen key={page} />
            </HeldBack>
          </Suspense>
        </Column>
      )}
      <Footer />
      <HeadingLevel>
        <LoginPlace onHome={page === "home"} />
      </HeadingLevel>
      <PassingMessage />
    </PageFrame>
  );
}
