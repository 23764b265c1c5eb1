import type { Clock } from "./backend/clock.ts";
import type { Seller } from "./backend/fpx/connection.ts";
import type { KeyMaterial } from "./fpx-protocol/keyMaterial.ts";
import { createFpxSimulator, type FpxSimulator } from "./gateways/fpx/simulator.ts";
import type { TransactionStore } from "./gateways/fpx/transactionStore.ts";

/** The FPX exchange of the demo, with the portal as its one merchant. */
export function demoExchange(parts: {
  readonly exchangeKeys: KeyMaterial;
  readonly merchantKeys: KeyMaterial;
  readonly seller: Seller;
  readonly store: TransactionStore;
  readonly clock: Clock;
  /** Below which the exchange's answers arrive: for its server, and for browsers. */
  readonly calls: { readonly server: string; readonly browser: string };
}): FpxSimulator {
  return createFpxSimulator({
    keys: parts.exchangeKeys,
    merchants: [
      {
        sellerExchangeId: parts.seller.exchangeId,
        sellerId: parts.seller.id,
        name: "Kaunter",
        certificate: parts.merchantKeys.certificate,
        directUrl: `${parts.calls.server}/api/fpx/direct`,
        indirectUrl: `${parts.calls.browser}/api/fpx/indirect`,
      },
    ],
    clock: parts.clock,
    fetch: (url, init) => fetch(url, init),
    store: parts.store,
  });
}
