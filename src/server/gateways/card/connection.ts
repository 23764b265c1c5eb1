import type { HealthRecord } from "../gatewayHealth.ts";
import type { SignatureType } from "./protocol/constants.ts";

/** The merchant, as registered at the card gateway. */
interface CardMerchant {
  readonly code: string;
  /** The secret that both sides sign with. */
  readonly key: string;
}

/** The card gateway's addresses, and the merchant that the portal acts for. */
export interface CardGatewayPlace {
  readonly merchant: CardMerchant;
  /** The origin that the citizen's browser posts the request to. */
  readonly browserOrigin: string;
  /** The origin of the server's enquiries. It differs from browserOrigin only with a simulator on the same machine. */
  readonly serverOrigin: string;
}

/** Everything that the portal needs to use the card gateway. */
export interface CardConnection extends CardGatewayPlace {
  readonly signature: SignatureType;
  /** The browser brings the gateway's response here. */
  readonly responseUrl: string;
  /** The gateway's server calls this address. */
  readonly backendUrl: string;
  /** The path at browserOrigin that the portal's own card form posts to. Without it, the portal has no card form. */
  readonly formPath?: string | undefined;
  /** The names of the card brands, by the deployment's codes (rule 3.18). */
  readonly brands: ReadonlyMap<string, string>;
  /** The gateway answers at most this many enquiries about one payment in a day. */
  readonly enquiriesPerDay: number;
  readonly health: HealthRecord;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}
