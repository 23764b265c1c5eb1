/** A merchant as PayNet registers it: no message carries the URLs (docs/protocols.md, FPX). */
export interface Merchant {
  readonly sellerExchangeId: string;
  readonly sellerId: string;
  /** What the bank page calls the seller; its id when absent. */
  readonly name?: string;
  /** PEM; the merchant's messages are verified with it. */
  readonly certificate: string;
  /** Where the exchange posts a direct AC, server to server. */
  readonly directUrl: string;
  /** Where the buyer's browser posts the indirect AC. */
  readonly indirectUrl: string;
}
