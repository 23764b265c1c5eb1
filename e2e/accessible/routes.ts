import { samplesOf } from "../../demo/records/samples.ts";
import { licencePath } from "../../src/charges/license/printPath.ts";
import type { Page as PortalPage } from "../../src/shell/route.ts";
import type { ShownTexts } from "../support/counter.ts";

/** Every route of the portal. A new route without an entry here does not compile. */

export interface PortalRoute {
  readonly page: PortalPage;
  readonly path: string;
  /** The start of the browser tab's title once the screen is shown, as a pattern. */
  readonly title: (t: ShownTexts) => string;
}

/** The id of a reset link requested just now. It belongs to nobody. */
const resetId = (): string => `${(Date.now() * 1000).toString(16).padStart(14, "0")}${"0".repeat(18)}`;

/** A cart from a council's page: a reload, and an item that cannot be read. */
const HANDED = `council=mpt&to=cart&cart=1&item=mpt.parking.50000.${samplesOf("mpt").parking.number}&item=x`;

const TITLES: Readonly<Record<PortalPage, PortalRoute["title"]>> = {
  home: (t) => t.shell.hero,
  search: (t) => t.search.title,
  cart: (t) => t.cart.title,
  checkout: (t) => t.checkout.title,
  // With an item in the cart, the block of the payment screen.
  fpx_checkout: (t) => `${t.checkout.title}|${t.fpxCheckout.title}`,
  confirmation: (t) => `${t.checkout.title}|${t.confirmation.title}`,
  receipt: (t) => t.shell.screen.receipt,
  pdf: (t) => t.shell.screen.pdf,
  refund: (t) => t.shell.screen.refund,
  requery: (t) => t.common.checkPayment,
  form: (t) => t.shell.screen.form,
  history: (t) => t.shell.screen.history,
  licence: (t) => t.shell.screen.licence,
  desk: (t) => t.desk.title,
  embed: (t) => t.shell.page.embed,
  about: (t) => t.shell.page.about,
  accessibility: (t) => t.shell.page.accessibility,
  faq: (t) => t.shell.page.faq,
  helpline: (t) => t.shell.page.helpline,
  privacy: (t) => t.shell.page.privacy,
  terms: (t) => t.shell.page.terms,
  profile: (t) => t.shell.screen.profile,
  verify: (t) => t.shell.page.verify,
  reset_password: (t) => t.shell.screen.reset_password,
  hand_over: (t) => t.shell.screen.hand_over,
};

const pathOf = (page: PortalPage): string => {
  if (page === "home") return "/";
  if (page === "licence") return licencePath();
  if (page === "reset_password") return `/reset_password?id=${resetId()}`;
  if (page === "hand_over") return `/hand_over?${HANDED}`;
  return `/${page}`;
};

export const ROUTES: readonly PortalRoute[] = (Object.keys(TITLES) as PortalPage[]).map((page) => ({
  page,
  path: pathOf(page),
  title: TITLES[page],
}));
