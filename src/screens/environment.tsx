import { createContext, type ReactNode, useContext } from "react";
import type { Client, createClient } from "../api/client.ts";
import { type FaultKind, fetchPart } from "../api/fault.ts";
import type { Payment } from "../api/payments.ts";
import type { ChargeType } from "../domain/chargeTypes.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { DeskPage } from "../domain/deskPages.ts";
import type { OrderNumber, PaymentId, StatusToken } from "../domain/identifiers.ts";
import type { LicenceKey } from "../domain/licenceKey.ts";
import type { PaymentState } from "../domain/payments/paymentState.ts";
import type { KeptLicence } from "../stores/keptLicences.ts";
import type { KeptReceipt, WantedReceipt } from "../stores/keptReceipts.ts";
import type { RememberedPayer } from "../stores/rememberedPayer.ts";
import { useSession } from "../stores/sessionState.ts";

/**
 * The environment of a screen: the standalone shell or a custom element on a council's page provides it. Screens know neither
 * routes nor attributes.
 */

/** A screen to go to, with its parameters. */
export type Destination =
  | {
      readonly screen: "home";
      /** The council whose charges the page begins with. */
      readonly council?: CouncilCode;
    }
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
      /** A payment of which only the id is known. Only within the portal. */
      readonly payment?: PaymentId;
    }
  | {
      readonly screen: "licence";
      /** The licence to show. Absent: the licences that the payment renewed. */
      readonly licence?: LicenceKey;
      readonly council?: CouncilCode;
      /** The status token of the payment that renewed the licence. */
      readonly token?: StatusToken | undefined;
    }
  | PortalDestination;

/** Screens that only the portal shows. The token names the payment, if this browser has it. */
export type PortalDestination =
  | {
      readonly screen: "requery" | "refund";
      readonly token?: StatusToken | undefined;
    }
  | {
      /** The PDF of the payment's document, or of a licence that the payment renewed. */
      readonly screen: "pdf";
      readonly token?: StatusToken | undefined;
      readonly licence?: LicenceKey;
      readonly council?: CouncilCode;
    }
  | { readonly screen: "form" | "profile" | "history" | "verify" }
  | {
      /** The studio where a webmaster configures the elements for a council's page. */
      readonly screen: "embed";
      /** The chosen settings (src/domain/embed/settings.ts). */
      readonly settings?: string;
    }
  | {
      /** The central team's desk. Without a page: the first one that the user may open. */
      readonly screen: "desk";
      readonly page?: DeskPage;
      /** The payment to open. */
      readonly order?: OrderNumber;
      /** The council whose data to open. */
      readonly council?: CouncilCode;
    }
  | { readonly screen: ReadingPage; readonly section?: string };

/** Pages to read (rule 2.3, and the accessibility page). A link may name a section. */
export type ReadingPage = "about" | "accessibility" | "faq" | "helpline" | "privacy" | "terms";

/** Events that a screen reports to the page around it. None holds personal data. */
export type ScreenEvent =
  /** The citizen can use the screen: the portal has answered all that it needs. */
  | { readonly type: "ready" }
  | { readonly type: "cart-change"; readonly count: number }
  | { readonly type: "payment"; readonly status: PaymentState }
  /** `code` is the server's reason. Without one, it equals `kind`. */
  | { readonly type: "error"; readonly kind: FaultKind; readonly code: string }
  /** An earlier error is over. The content that was missing may still be loading. */
  | { readonly type: "recovered" };

/**
 * Keeps receipts and licences that were opened here, and the payer, on this device (src/stores/keptReceipts.ts, keptLicences.ts,
 * rememberedPayer.ts).
 */
export interface DeviceKeeper {
  /**
   * Keeps the receipt if the payment is paid.
   * @param token the payment's status token, if this browser has it
   */
  keepReceipt(payment: Payment, token: StatusToken | undefined): void;
  findReceipt(wanted: WantedReceipt): Promise<KeptReceipt | undefined>;
  /** The receipt that was read last comes first. */
  receipts(): Promise<readonly KeptReceipt[]>;
  keepLicence(shown: Omit<KeptLicence, "readAt">): void;
  findLicence(council: CouncilCode, key: LicenceKey): Promise<KeptLicence | undefined>;
  /** The licence that was read last comes first. */
  licences(): Promise<readonly KeptLicence[]>;
  /** The payer whom the citizen asked this device to remember. Undefined on a shared computer. */
  payer(): RememberedPayer | undefined;
  rememberPayer(payer: RememberedPayer): void;
  forgetPayer(): void;
  /**
   * Follows what another tab remembers or forgets.
   * @returns a function that stops it
   */
  followPayer(onChange: () => void): () => void;
  /**
   * Deletes all receipts and licences and the remembered payer from this device, and empties the fields that the device filled.
   * @throws DOMException when the browser cannot delete them
   */
  forget(): Promise<void>;
}

/** A cart that a council's page transferred, until the citizen decides what to do with it. */
export interface ReceivedCart {
  /** The query parameters that hold the cart (src/charges/readCartTransfer.ts). Untrusted input. */
  readonly query: string;
  /** Replaces this page in the history. The back button then leads to the council's page, and the citizen is not asked twice. */
  settle(to: Destination): void;
  /** Goes back to the council's page. Undefined when the browser's history does not lead there. */
  readonly goBack: (() => void) | undefined;
}

/** Input that a citizen began in a form that was rendered as HTML before the program loaded. */
export interface EarlyInput {
  /** Typed and chosen values by field name. Untrusted input when the form came with the page. */
  readonly values: Readonly<Record<string, string>>;
  /** Moves focus and a pending press from the early form to the form that React has now drawn. */
  goOn(): void;
}

/** The fields of a search that found a bill. */
export interface KeptSearch {
  readonly charge: ChargeType;
  readonly kind: string;
  readonly number: string;
  readonly fact: string;
}

export interface ScreenEnvironment {
  readonly council: CouncilCode;
  /** The address names no council, so `council` is the kept or the default one. Only in the portal. */
  readonly isCouncilAssumed?: boolean;
  /** The council that the address names or the citizen chose last on this device. Undefined before that. Only in the portal. */
  readonly chosenCouncil?: CouncilCode | undefined;
  /**
   * The address of a council's stored crest. Only in the portal: a council's page may forbid pictures of other sites, so an element
   * shows the drawn mark.
   */
  crestAddress?(council: CouncilCode): string;
  /** True in the portal: the citizen may choose another council. False in a widget: it belongs to its council's page. */
  readonly canChooseCouncil: boolean;
  /** The charge type that the page asks for, or undefined. */
  readonly charge?: ChargeType;
  readonly account?: string;
  /** The page of the central team's desk, and the order number of the payment that is open there. Only in the portal. */
  readonly deskPage?: DeskPage;
  readonly order?: OrderNumber;
  /** The link names an unknown council or charge type (rules 8.7 and 8.8). */
  readonly refusal?: "invalid_council" | "invalid_payment_type";
  /** The payment that the page asks to show, or undefined. */
  readonly payment?: PaymentId;
  /** The base64 value of the licence that the page asks to show, or undefined. */
  readonly licence?: string;
  /**
   * The status token. In the portal it comes from the address (a status link), in a widget from its own navigation to a licence.
   * A host page's address never holds it.
   */
  readonly statusToken?: StatusToken;
  /** The address holds an invalid status token. The screen then shows no other payment in its place. */
  readonly brokenStatusLink?: boolean;
  /** The section that the address names on a page to read. The page shows it first. */
  readonly section?: string;
  /** The id in a link that sets a new password. */
  readonly resetId?: string;
  /** The studio's settings in the address. Untrusted input. */
  readonly embed?: string;
  /** The cart that a council's page transferred in the address. Only in the portal. */
  readonly cartTransfer?: ReceivedCart;
  /** Citizens can log in. Only in the portal; a widget has no log-in. */
  readonly canLogIn?: true;
  /**
   * On a page of another origin, whose scripts must not read licences, a `frame` of the portal's page shows them. On the page in
   * that frame they are `framed`.
   */
  licencePlace?(): "frame" | "framed" | undefined;
  /**
   * Prints a document in place of the page when the citizen presses the browser's keys for printing, Ctrl+P or ⌘P. Only in the portal:
   * on a council's page the keys print that page.
   * @returns a function that ends it
   */
  onPrintKeys?(print: () => void): () => void;
  /** The place around shows a notice while the device is offline. The portal does, a council's page does not. */
  readonly saysOffline?: true;
  /** The portal is a test portal: payments move no money, and documents say so. Only in an element in test mode. */
  readonly isTest?: boolean;
  /** The citizen came from another screen of the same page. The heading then takes the focus. */
  readonly arrived: boolean;
  /** Scrolls to the top of the element, above the heading. For screens that are a part of a page. */
  bringIntoView?(heading: Element): void;
  /** The portal's address without a slash at its end. It serves the API, the status page and the redirect to the bank. */
  readonly portal: string;
  navigate(to: Destination): void;
  /** The address of the destination for a link. Undefined when it has none: a button navigates instead. */
  hrefOf(to: Destination): string | undefined;
  /**
   * Rewrites this page's address to name the content that it shows now, without navigating. Only in the portal: a host page's
   * address belongs to the host.
   */
  nameInAddress?(shown: Destination): void;
  /** Keeps the council that the citizen chose on this device. Only in the portal; an element's page names the council. */
  keepCouncil?(council: CouncilCode): void;
  /**
   * Keeps the search of the shown bill for an element that replaces this one. Undefined when none is shown. Only in an element: the
   * editor of a host page may write the element again.
   */
  keepSearch?(search: KeptSearch | undefined): void;
  /** The search that the replaced element kept, at the first call only. */
  takeKeptSearch?(): KeptSearch | undefined;
  report(event: ScreenEvent): void;
  /** Asks the page whether the citizen may leave for the bank now. */
  mayLeave(): boolean;
  /** Opens the address in the full window. @returns false when the page is in a frame that forbids it */
  redirectTo(address: string): boolean;
  /** The address that the bank sends the citizen back to, without a fragment: this page, or the host's page for receipts. */
  returnAddress(): string;
  /** Keeps receipts and licences for offline use. Only in the portal; a council's page keeps none. */
  readonly device?: DeviceKeeper;
  /**
   * Returns the single-use handle that the return from the bank left in the page's address. The first call removes it from the
   * address.
   */
  takeReturnHandle(): string | undefined;
  /** Returns the input that the citizen began before the program loaded. Only the first call returns it. */
  takeEarlyInput?(): EarlyInput | undefined;
}

const EnvironmentContext = createContext<ScreenEnvironment | undefined>(undefined);

export function EnvironmentProvider(props: {
  readonly environment: ScreenEnvironment;
  readonly children: ReactNode;
}) {
  return <EnvironmentContext value={props.environment}>{props.children}</EnvironmentContext>;
}

/** @throws Error when a component outside an EnvironmentProvider calls it: a programming error */
export function useEnvironment(): ScreenEnvironment {
  const environment = useContext(EnvironmentContext);
  if (environment === undefined) throw new Error("useEnvironment needs an EnvironmentProvider above it.");
  return environment;
}

const clients = new Map<string, Client>();
const ownClients = new Map<string, Client>();

/** The client of the screen's portal. All screens of the page share one. */
export function useClient(): Client {
  const { portal } = useEnvironment();
  return kept(clients, portal, () => fetchedClient(portal));
}

/** The same client with the session cookie of the logged-in citizen. Only for screens of the portal, never for a widget. */
export function useOwnClient(): Client {
  const { portal } = useEnvironment();
  return kept(ownClients, portal, () => fetchedClient(portal, "same-origin"));
}

/**
 * The client with the cookie while someone is logged in, because the server then shows their own records unmasked. A widget has
 * no log-in.
 */
export function useSearchingClient(): Client {
  const isLoggedIn = useSession(({ session }) => session !== undefined && session !== null);
  const client = useClient();
  const own = useOwnClient();
  return isLoggedIn ? own : client;
}

function kept(known: Map<string, Client>, portal: string, create: () => Client): Client {
  const client = known.get(portal) ?? create();
  known.set(portal, client);
  return client;
}

/** A client that loads its code with the first call, so that nobody waits for it while only typing. */
function fetchedClient(...settings: Parameters<typeof createClient>): Client {
  let coming: Promise<Client> | undefined;
  const fetched = () => {
    coming ??= fetchPart(async () => (await import("../api/client.ts")).createClient(...settings));
    // lets the next call try again
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  return {
    get: async (...call) => (await fetched()).get(...call),
    post: async (...call) => (await fetched()).post(...call),
    put: async (...call) => (await fetched()).put(...call),
    delete: async (...call) => (await fetched()).delete(...call),
    query: async (...call) => (await fetched()).query(...call),
    write: async (...call) => (await fetched()).write(...call),
    getBlob: async (...call) => (await fetched()).getBlob(...call),
    postFile: async (...call) => (await fetched()).postFile(...call),
  };
}
