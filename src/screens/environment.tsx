import { createContext, type ReactNode, useContext } from "react";
import type { FaultKind } from "../api/fault.ts";
import type { Payment } from "../api/readPayment.ts";
import type { ChargeType } from "../domain/chargeTypes.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { PaymentId, StatusToken } from "../domain/identifiers.ts";
import type { LicenceKey } from "../domain/licenceKey.ts";
import type { PaymentState } from "../domain/payments/paymentState.ts";
import type { KeptLicence } from "../stores/keptLicences.ts";
import type { KeptReceipt, WantedReceipt } from "../stores/keptReceipts.ts";

/**
 * What a screen is given by the place it stands in: the standalone shell, or a custom element on a council's page.
 * Screens know neither routes nor attributes.
 */

/** Where a screen wants to go. */
export type Destination =
  | { readonly screen: "home" }
  | {
      readonly screen: "search";
      readonly charge?: ChargeType;
      readonly account?: string;
      /** Only where the citizen may choose the council. */
      readonly council?: CouncilCode;
    }
  | { readonly screen: "cart" }
  | { readonly screen: "checkout" }
  | { readonly screen: "fpx_checkout" }
  | { readonly screen: "confirmation" }
  | {
      readonly screen: "receipt";
      readonly token?: StatusToken | undefined;
      /** One that is known by its id alone; only within the portal. */
      readonly payment?: PaymentId;
    }
  | {
      readonly screen: "licence";
      /** Which one; absent, those that a payment renewed. */
      readonly licence?: LicenceKey;
      readonly council?: CouncilCode;
      /** Of the payment that renewed it. */
      readonly token?: StatusToken | undefined;
    }
  | PortalDestination;

/** Screens that the portal alone shows. The token names the payment, where this browser holds it. */
export type PortalDestination =
  | {
      readonly screen: "requery" | "refund";
      readonly token?: StatusToken | undefined;
    }
  | {
      /** The PDF of the payment's document, or of a licence that it renewed. */
      readonly screen: "pdf";
      readonly token?: StatusToken | undefined;
      readonly licence?: LicenceKey;
      readonly council?: CouncilCode;
    }
  | { readonly screen: "form" | "profile" | "history" | "verify" }
  | {
      /** The studio where a webmaster makes what stands on a council's page. */
      readonly screen: "embed";
      /** What was chosen there (src/domain/embed/settings.ts). */
      readonly settings?: string;
    }
  | { readonly screen: ReadingPage; readonly section?: string };

/** Pages to read (specification, section 2). Of each a section can be named. */
export type ReadingPage = "about" | "accessibility" | "faq" | "helpline" | "privacy" | "terms";

/** What a screen tells the page it stands in. None holds personal data. */
export type ScreenEvent =
  /** It can be used, with all that it needs from the portal. */
  | { readonly type: "ready" }
  | { readonly type: "cart-change"; readonly count: number }
  | { readonly type: "payment"; readonly status: PaymentState }
  /** `code` is the server's reason where it gave one, else the kind again. */
  | { readonly type: "error"; readonly kind: FaultKind; readonly code: string }
  /** One of the errors before is over; what it kept away may not be there yet. */
  | { readonly type: "recovered" };

/** What the shell keeps on this device of what was opened here (src/stores/keptReceipts.ts, keptLicences.ts). */
export interface DeviceKeeper {
  /** Keeps it if it is paid. @param token where this browser holds it */
  keepReceipt(payment: Payment, token: StatusToken | undefined): void;
  findReceipt(wanted: WantedReceipt): Promise<KeptReceipt | undefined>;
  /** The one that was read last first. */
  receipts(): Promise<readonly KeptReceipt[]>;
  keepLicence(shown: Omit<KeptLicence, "readAt">): void;
  findLicence(council: CouncilCode, key: LicenceKey): Promise<KeptLicence | undefined>;
  /** The one that was read last first. */
  licences(): Promise<readonly KeptLicence[]>;
  /** Takes all of it from this device. @throws DOMException when the browser does not let it go */
  forget(): Promise<void>;
}

/** A cart that a council's page hands over, until the citizen has said what becomes of it. */
export interface ReceivedCart {
  /** The parameters that hold it (src/charges/readCartTransfer.ts); anything may stand in them. */
  readonly query: string;
  /** Goes on in this page's place: who goes back from there is on the council's page again, and is not asked twice. */
  settle(to: Destination): void;
  /** Back to the council's page, where the browser knows the way. */
  readonly goBack: (() => void) | undefined;
}

/** What a citizen began in a screen's form that stood here before the program did, drawn ahead. */
export interface EarlyInput {
  /** What was typed and chosen, by the names of the fields; of a form in a page anything may stand in it. */
  readonly values: Readonly<Record<string, string>>;
  /** Gives the form that is drawn now the focus and the press that the one before had. */
  goOn(): void;
}

export interface ScreenEnvironment {
  readonly council: CouncilCode;
  /** The address names no council: `council` is the default one. In the portal alone. */
  readonly isCouncilAssumed?: boolean;
  /** The citizen may choose another council: in the portal; a widget belongs to its council's page. */
  readonly canChooseCouncil: boolean;
  /** The charge type and number that the page asks for, or undefined. */
  readonly charge?: ChargeType;
  readonly account?: string;
  /** The link that led here names a council or a charge type that there is not (specification, section 8). */
  readonly refusal?: "invalid_council" | "invalid_payment_type";
  /** The payment that the page asks to show, or undefined. */
  readonly payment?: PaymentId;
  /** The base64 value of the licence that the page asks to show, or undefined. */
  readonly licence?: string;
  /** The status token that the address holds: the portal's status link. Never in a host page's. */
  readonly statusToken?: StatusToken;
  /** The address holds what is no whole status token: no other payment is shown in its place. */
  readonly brokenStatusLink?: boolean;
  /** The section of a page to read that the address names: it is shown first. */
  readonly section?: string;
  /** Of the link that sets a forgotten password, where one led here. */
  readonly resetId?: string;
  /** What the address holds of the studio's settings; anything may stand in it. */
  readonly embed?: string;
  /** The text of a QR code that the address holds, to be checked; anything may stand in it. */
  readonly statement?: string;
  /** The cart that a council's page handed over with the address: in the portal alone. */
  readonly cartTransfer?: ReceivedCart;
  /** Somebody may be logged in, or log in: in the portal alone; a widget knows nobody. */
  readonly canLogIn?: true;
  /** The place says itself that there is no network, for as long as that is so: the portal does, a council's page does not. */
  readonly saysOffline?: true;
  /** The citizen came here from another screen of the same page: the heading takes the focus. */
  readonly arrived: boolean;
  /** Scrolls to the top of what this place shows, above the heading, where the screen is a part of a page. */
  bringIntoView?(heading: Element): void;
  /** The portal's address, without a slash at its end: the back end, the status page and the way to the bank. */
  readonly portal: string;
  navigate(to: Destination): void;
  /** A real address of the destination for a link, or undefined where there is none: then a button navigates. */
  hrefOf(to: Destination): string | undefined;
  /** Has the address of this page name what it shows now; nobody goes anywhere. In the portal alone: a host's address is its own. */
  nameInAddress?(shown: Destination): void;
  report(event: ScreenEvent): void;
  /** Asks the page whether the citizen may leave for the bank now. */
  mayLeave(): boolean;
  /** Leaves for the address in the full window. */
  redirectTo(address: string): void;
  /** Where the bank sends the citizen back to: an address of this page without a fragment. */
  returnAddress(): string;
  /** Where receipts and licences are kept for when there is no network: in the portal. A council's page keeps none. */
  readonly device?: DeviceKeeper;
  /**
   * The single-use handle that the way back from the bank left in the page's address; the address is clean after the first call.
   */
  takeReturnHandle(): string | undefined;
  /** What was begun before the program was there, once. */
  takeEarlyInput?(): EarlyInput | undefined;
}

const EnvironmentContext = createContext<ScreenEnvironment | undefined>(undefined);

export function EnvironmentProvider(props: {
  readonly environment: ScreenEnvironment;
  readonly children: ReactNode;
}) {
  return <EnvironmentContext value={props.environment}>{props.children}</EnvironmentContext>;
}

/** @throws Error when a screen is drawn outside an environment: a fault of ours, not of the page */
export function useEnvironment(): ScreenEnvironment {
  const environment = useContext(EnvironmentContext);
  if (environment === undefined) throw new Error("a screen needs an environment");
  return environment;
}
