import type { KeyMaterial } from "./protocol/keyMaterial.ts";

/** The seller as PayNet registered it. */
export interface Seller {
  /** EX and eight digits. */
  readonly exchangeId: string;
  /** SE and eight digits. */
  readonly id: string;
  readonly bankCode: string;
}

/** Where the exchange is, and what either side signs with. */
export interface Exchange {
  /** The origin that the citizen's browser posts the AR to. */
  readonly browserOrigin: string;
  /** The origin that the server asks: the same one, except on one machine. */
  readonly serverOrigin: string;
  /** The merchant's own key, PEM. */
  readonly keys: Pick<KeyMaterial, "privateKey">;
  /** FPX's certificates, the current and the next, PEM. */
  readonly certificates: readonly string[];
}

/** How the portal speaks with FPX. */
export interface FpxConnection extends Exchange {
  readonly seller: Seller;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}
