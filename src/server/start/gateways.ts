import { COUNCIL_CODES } from "../../domain/councils.ts";
import { CARD_NAMES } from "../../domain/payments/paymentMethodName.ts";
import type { Clock } from "../clock.ts";
import { councilSellerId, councilSellerIn } from "../councils/councilSeller.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { ifReadable } from "../databases/readStored.ts";
import type { CardConnection, CardGatewayPlace } from "../gateways/card/connection.ts";
import { realCardGateway } from "../gateways/card/realCardGateway.ts";
import type { Exchange, FpxConnection, Seller } from "../gateways/fpx/connection.ts";
import { realExchange } from "../gateways/fpx/realExchange.ts";
import { createHealthRecord } from "../gateways/gatewayHealth.ts";
import type { ClockCheck } from "../operation/clockCheck.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settingsError.ts";

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

/**
 * The desk may have confirmed an id as a council's own, and then the payouts leave the payments with this id out, as money that the
 * council has. A seller document that is unreadable stops no start.
 * @throws SettingsError when an id of the portal's account is, or was, a council's own
 */
export async function refuseCouncilsIds(
  metadata: DocumentStore,
  displayIds: Seller["displayIds"],
): Promise<void> {
  if (displayIds === undefined) return;
  const documents = await metadata.readAll(COUNCIL_CODES.map(councilSellerId));
  const changes = documents.flatMap((document) => ifReadable(() => councilSellerIn(document).changes) ?? []);
  const own = new Set(changes.flatMap(({ from, to }) => [from, to]));
  for (const id of displayIds.values())
    if (own.has(id))
      throw new SettingsError(
        `KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS must not name ${id}: two administrators made it a council's own id on the desk. Have PayNet register another id`,
      );
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
