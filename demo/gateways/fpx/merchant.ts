/** A merchant that is registered at PayNet. It registers its URLs there, because no message has them (docs/protocols.md, FPX). */
export interface Merchant {
  readonly sellerExchangeId: string;
  readonly sellerId: string;
  /** Whether the merchant has further sellers, whatever their ids are. */
  readonly hasOtherSellers?: boolean;
  /** The seller's name on the bank's page. `sellerId` by default. */
  readonly name?: string;
  /** The names of the further sellers by their ids. The bank's page shows the id of any other. */
  readonly otherNames?: ReadonlyMap<string, string>;
  /** PEM. The exchange verifies the merchant's messages with it. */
  readonly certificate: string;
  /** The exchange's server posts the direct AC here. */
  readonly directUrl: string;
  /** The buyer's browser posts the indirect AC here. */
  readonly indirectUrl: string;
}
