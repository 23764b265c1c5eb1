import type { KeyMaterial } from "../../fpx-protocol/keyMaterial.ts";

/** The seller as PayNet registered it. */
export interface Seller {
  /** EX and eight digits. */
  readonly exchangeId: string;
  /** SE and eight digits. */
  readonly id: string;
  readonly bankCode: string;
}

/** How the portal speaks with FPX. */
export interface FpxConnection {
  readonly seller: Seller;
  /** The origin that the citizen's browser posts the AR to. */
  readonly browserOrigin: string;
  /** The origin that the server asks: the same one, except on one machine. */
  readonly serverOrigin: string;
  /** The merchant's own key. */
  readonly keys: KeyMaterial;
  /** FPX's certificates, the current and the next, PEM. */
  readonly certificates: readonly string[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}
