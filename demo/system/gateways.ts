import { CARD_NAMES } from "../../src/domain/paymentMethodName.ts";
import type { CardConnection, CardGatewayPlace } from "../backend/card/connection.ts";
import { realCardGateway } from "../backend/card/realCardGateway.ts";
import type { Exchange, FpxConnection, Seller } from "../backend/fpx/connection.ts";
import { realExchange } from "../backend/fpx/realExchange.ts";
import type { Settings } from "../backend/settings/settings.ts";
import type { Addresses } from "./addresses.ts";
import type { Simulated } from "./simulators.ts";

/** The gateways that the settings name; without an exchange, the whole is a demonstration. */
export interface RealGateways {
  readonly exchange: Exchange | undefined;
  readonly cardGateway: CardGatewayPlace | undefined;
}

/** @throws SettingsError */
export async function realGateways(settings: Settings, now: Date): Promise<RealGateways> {
  return {
    exchange: await realExchange(settings, now),
    cardGateway: await realCardGateway(settings),
  };
}

/** The seller that the settings name. */
export function sellerOf(settings: Settings): Seller {
  return {
    exchangeId: settings.KAUNTER_FPX_SELLER_EX_ID,
    id: settings.KAUNTER_FPX_SELLER_ID,
    bankCode: settings.KAUNTER_FPX_BANK_CODE,
  };
}

/** How the portal speaks with each. */
export interface Connections {
  readonly fpx: FpxConnection;
  readonly card: CardConnection | undefined;
}

/** The real gateways, or the simulated ones; with the real exchange and no card gateway, no cards. */
export function connectionsOf(
  settings: Settings,
  calls: Addresses["calls"],
  real: RealGateways,
  simulated: Simulated | undefined,
): Connections {
  const exchange = simulated?.connections.exchange ?? real.exchange;
  const place = simulated?.connections.cardGateway ?? real.cardGateway;
  if (exchange === undefined) throw new Error("an exchange is real or simulated");
  return {
    fpx: { seller: sellerOf(settings), fetch: (url, init) => fetch(url, init), ...exchange },
    card: place && {
      ...place,
      signature: settings.KAUNTER_CARD_SIGNATURE,
      responseUrl: `${calls.browser}/api/card/response`,
      // a real gateway's server finds the portal as browsers do
      backendUrl: `${simulated ? calls.server : calls.browser}/api/card/backend`,
      formPath: settings.KAUNTER_CARD_FORM,
      brands: new Map(settings.KAUNTER_CARD_BRANDS ?? CARD_NAMES),
      enquiriesPerDay: settings.KAUNTER_CARD_ENQUIRIES_PER_DAY,
      fetch: (url, init) => fetch(url, init),
    },
  };
}
