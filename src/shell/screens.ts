import { type ComponentType, lazy, memo, type ReactNode } from "react";
import type { Page } from "./route.ts";

export interface ScreenProps {
  /** The buttons of the languages, for a screen that the frame shows without its top bar. */
  readonly languages?: ReactNode;
  /** Overlays that would otherwise be outside every landmark. For the same screens. */
  readonly children?: ReactNode;
}

type Screen = ComponentType<ScreenProps>;

/** The code of each screen, loaded at the first visit. */
const CODE: Readonly<Record<Page, () => Promise<Screen>>> = {
  home: async () => (await import("../screens/home/HomeScreen.tsx")).HomeScreen,
  search: async () => (await import("../screens/search/SearchScreen.tsx")).SearchScreen,
  cart: async () => (await import("../screens/cart/CartScreen.tsx")).CartScreen,
  checkout: async () => (await import("../screens/checkout/payScreens.tsx")).PAY_SCREENS.checkout,
  fpx_checkout: async () => (await import("../screens/checkout/payScreens.tsx")).PAY_SCREENS.fpx_checkout,
  confirmation: async () => (await import("../screens/checkout/payScreens.tsx")).PAY_SCREENS.confirmation,
  receipt: async () => (await import("../screens/receipt/ReceiptScreen.tsx")).ReceiptScreen,
  pdf: async () => (await import("../screens/pdf/PdfScreen.tsx")).PdfScreen,
  refund: async () => (await import("../screens/refund/RefundScreen.tsx")).RefundScreen,
  requery: async () => (await import("../screens/requery/RequeryScreen.tsx")).RequeryScreen,
  form: async () => (await import("../screens/form/FormScreen.tsx")).FormScreen,
  history: async () => (await import("../screens/history/HistoryScreen.tsx")).HistoryScreen,
  licence: async () => (await import("../screens/licence/LicenceScreen.tsx")).LicenceScreen,
  desk: async () => (await import("../desk/DeskScreen.tsx")).DeskScreen,
  embed: async () => (await import("../screens/embed/EmbedScreen.tsx")).EmbedScreen,
  about: async () => (await import("../screens/pages/AboutScreen.tsx")).AboutScreen,
  accessibility: async () => (await import("../screens/pages/AccessibilityScreen.tsx")).AccessibilityScreen,
  faq: async () => (await import("../screens/pages/FaqScreen.tsx")).FaqScreen,
  helpline: async () => (await import("../screens/pages/HelplineScreen.tsx")).HelplineScreen,
  privacy: async () => (await import("../screens/pages/PrivacyScreen.tsx")).PrivacyScreen,
  terms: async () => (await import("../screens/pages/TermsScreen.tsx")).TermsScreen,
  profile: async () => (await import("../screens/profile/ProfileScreen.tsx")).ProfileScreen,
  verify: async () => (await import("../screens/verify/VerifyScreen.tsx")).VerifyScreen,
  reset_password: async () =>
    (await import("../screens/reset_password/ResetPasswordScreen.tsx")).ResetPasswordScreen,
  hand_over: async () => (await import("../screens/cart_transfer/CartTransferScreen.tsx")).CartTransferScreen,
};

const DRAWN = new Map<Page, Screen>();

/** Memoised, because the frame around the screen draws more often than the screen needs. */
const alone = async (page: Page): Promise<Screen> => memo(await CODE[page]());

/**
 * Loads a screen's code before the first drawing, so that the screen appears together with the frame.
 * @throws when loading fails. Drawing the screen then throws too
 */
export async function fetchScreen(page: Page): Promise<void> {
  DRAWN.set(page, await alone(page));
}

/** Returns the same component for a page each time. It suspends until its code has loaded. */
export function screenOf(page: Page): Screen {
  const screen = DRAWN.get(page) ?? lazy(async () => ({ default: await alone(page) }));
  DRAWN.set(page, screen);
  return screen;
}
