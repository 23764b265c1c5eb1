import type { SignatureType } from "./protocol/constants.ts";

/** The merchant as the card gateway registered it. */
interface CardMerchant {
  readonly code: string;
  /** What both sides sign with; nobody else may know it. */
  readonly key: string;
}

/** Where the card gateway is, and as whom the portal speaks to it. */
export interface CardGatewayPlace {
  readonly merchant: CardMerchant;
  /** The origin that the citizen's browser posts the request to. */
  readonly browserOrigin: string;
  /** The origin that the server asks: the same one, except on one machine. */
  readonly serverOrigin: string;
}

/** How the portal speaks with the card gateway. */
export interface CardConnection extends CardGatewayPlace {
  /** How both sides sign. */
  readonly signature: SignatureType;
  /** Where the gateway answers: through the browser, and server to server. */
  readonly responseUrl: string;
  readonly backendUrl: string;
  /** The path, below the browser's origin, that takes the portal's own card form; absent, there is no such form. */
  readonly formPath?: string | undefined;
  /** The brands by the deployment's codes for them (docs/specification.md, section 3). */
  readonly brands: ReadonlyMap<string, string>;
  /** How often the gateway lets itself be asked about one payment in a day. */
  readonly enquiriesPerDay: number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}
