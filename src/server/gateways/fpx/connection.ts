import type { CouncilCode } from "../../../domain/councils.ts";
import type { KeyMaterial } from "./protocol/keyMaterial.ts";

/** The seller, as registered at PayNet. */
export interface Seller {
  /** EX with eight digits. */
  readonly exchangeId: string;
  /** SE with eight digits. */
  readonly id: string;
  /** The ids of councils whose money goes to an account of their own, by their codes. The desk may have changed those of the settings. */
  readonly councilIds?: ReadonlyMap<CouncilCode, string> | undefined;
  /** Ids of the portal's own account under a council's name, by the councils' codes. The bank's page then names the council. */
  readonly displayIds?: ReadonlyMap<CouncilCode, string> | undefined;
  readonly bankCode: string;
}

/** The exchange's addresses, and the keys and certificates of both sides. */
export interface Exchange {
  /** The origin that the citizen's browser posts the AR to. */
  readonly browserOrigin: string;
  /** The origin of the server's requests. It differs from browserOrigin only with a simulator on the same machine. */
  readonly serverOrigin: string;
  /** The merchant's own key, PEM. */
  readonly keys: Pick<KeyMaterial, "privateKey">;
  /** FPX's current and next certificates, PEM. */
  readonly certificates: readonly string[];
  /** See Seller. They belong to an exchange: a simulated one has its own. */
  readonly displayIds?: Seller["displayIds"];
}

/** Everything that the portal needs to use FPX. */
export interface FpxConnection extends Exchange {
  readonly seller: Seller;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}
