import { CARD_NAMES } from "../../domain/payments/paymentMethodName.ts";
import type { Clock } from "../clock.ts";
import type { CardConnection, CardGatewayPlace } from "../gateways/card/connection.ts";
import { realCardGateway } from "../gateways/card/realCardGateway.ts";
import type { Exchange, FpxConnection, Seller } from "../gateways/fpx/connection.ts";
import { realExchange } from "../gateways/fpx/realExchange.ts";
import { createHealthRecord } from "../gateways/gatewayHealth.ts";
import type { ClockCheck } from "../operation/clockCheck.ts";
import type { Settings } from "../settings/settings.ts";

/** The gateways, real or simulated. */
export interface GatewayPlaces {
  readonly exchange: Exchange | undefined;
  readonly cardGateway: CardGatewayPlace | undefined;
}

/** The addresses below which the server answers calls, for other servers and for browsers. */
export interface CallAddresses {
  readonly server: string;
  readonly browser: string;
}

/**
 * The gateways that the settings name.
 * @throws SettingsError
 */
export async function realGateways(settings: Settings, now: Date): Promise<GatewayPlaces> {
  return {
    exchange: await realExchange(settings, now),
    cardGateway: await realCardGateway(settings),
  };
}

export function sellerOf(settings: Settings): Seller {
  return {
    exchangeId: settings.KAUNTER_FPX_SELLER_EX_ID,
    id: settings.KAUNTER_FPX_SELLER_ID,
    councilIds: settings.KAUNTER_FPX_COUNCIL_SELLERS && new Map(settings.KAUNTER_FPX_COUNCIL_SELLERS),
    bankCode: settings.KAUNTER_FPX_BANK_CODE,
  };
}

/** The portal's connections to the gateways. */
export interface Connections {
  readonly fpx: FpxConnection;
  readonly card: CardConnection | undefined;
}

const callGateway = (url: string, init: RequestInit) => fetch(url, init);

/**
 * @param simulated the gateways of a demonstration; absent with a real exchange
 * @throws Error when there is no exchange; without a card gateway the portal takes no cards
 */
export function connectionsOf(
  settings: Settings,
  calls: CallAddresses,
  real: GatewayPlaces,
  simulated: GatewayPlaces | undefined,
  clock: Clock,
  clockCheck: ClockCheck,
): Connections {
  const exchange = simulated?.exchange ?? real.exchange;
  const place = simulated?.cardGateway ?? real.cardGateway;
  if (exchange === undefined)
    throw new Error("no FPX exchange is configured or simulated: set KAUNTER_FPX_URL");
  return {
    fpx: {
      seller: { ...sellerOf(settings), displayIds: exchange.displayIds },
      fetch: clockCheck.watched("fpx", callGateway),
      ...exchange,
    },
    card: place && {
      ...place,
      signature: settings.KAUNTER_CARD_SIGNATURE,
      responseUrl: `${calls.browser}/api/card/response`,
      // a real gateway's server reaches the portal at the same address as browsers
      backendUrl: `${simulated ? calls.server : calls.browser}/api/card/backend`,
      formPath: settings.KAUNTER_CARD_FORM,
      brands: new Map(settings.KAUNTER_CARD_BRANDS ?? CARD_NAMES),
      enquiriesPerDay: settings.KAUNTER_CARD_ENQUIRIES_PER_DAY,
      health: createHealthRecord(clock),
      fetch: clockCheck.watched("card", callGateway),
    },
  };
}
