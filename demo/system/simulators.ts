import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import PouchDB from "pouchdb";
import { COUNCIL_CODES, COUNCILS } from "../../src/domain/councils.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { CardGatewayPlace } from "../../src/server/gateways/card/connection.ts";
import type { Exchange, Seller } from "../../src/server/gateways/fpx/connection.ts";
import { loadOrCreateKeyMaterial } from "../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { loadOrCreateSecret } from "../../src/server/secrets.ts";
import type { CallAddresses } from "../../src/server/start/gateways.ts";
import { pouchCardAttempts } from "../gateways/card/gateway.ts";
import { type CardSimulator, createCardSimulator } from "../gateways/card/simulator.ts";
import { createFpxSimulator, type FpxSimulator } from "../gateways/fpx/simulator.ts";
import { pouchTransactionStore } from "../gateways/fpx/transactionStore.ts";
import type { Mailbox } from "../mailbox/mailbox.ts";

/** The demo's gateways. The portal is the only merchant of each. */
export interface Simulated {
  readonly exchange: FpxSimulator;
  readonly cardGateway: CardSimulator;
  /** The portal's settings for reaching them. */
  readonly connections: { readonly exchange: Exchange; readonly cardGateway: CardGatewayPlace };
  /** Addresses for a browser. */
  readonly urls: { readonly bank: string; readonly card: string };
  /** Resolves when no answer of theirs is left to deliver. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface SimulationParts {
  /** The folder with keys and databases. */
  readonly data: string;
  /** The port that the simulators share. */
  readonly port: number;
  /** The address at which browsers reach both gateways. By default each has a host name of this machine. */
  readonly origin: string | undefined;
  readonly seller: Seller;
  /** The addresses of the portal for the gateways' answers. */
  readonly calls: CallAddresses;
  readonly clock: Clock;
}

const CARD_HOST = "card.localhost";
const MAIL_HOST = "mail.localhost";

/**
 * Starts both gateways. The first start creates their keys. The portal's server calls them at 127.0.0.1, because Node may not
 * resolve *.localhost.
 */
export async function simulateGateways(parts: SimulationParts): Promise<Simulated> {
  const { data, port, origin } = parts;
  // with COUCHDB_URL nothing else makes this folder
  await mkdir(join(data, "databases"), { recursive: true, mode: 0o700 });
  const serverOrigin = `http://127.0.0.1:${port}`;
  const urls = {
    bank: origin ?? `http://bank.localhost:${port}`,
    card: origin ?? `http://${CARD_HOST}:${port}`,
  };
  const { exchange, merchantKeys, certificate, transactions } = await simulateExchange(parts);
  const merchant = {
    code: "KAUNTER",
    key: await loadOrCreateSecret(join(data, "keys"), "card-merchant-key"),
  };
  const attempts = new PouchDB<{ transaction: never }>(join(data, "databases", "card_simulator"));
  const cardGateway = createCardSimulator({
    merchants: [{ ...merchant, name: "Kaunter" }],
    clock: parts.clock,
    fetch: (url, init) => fetch(url, init),
    store: pouchCardAttempts(attempts),
  });
  return {
    exchange,
    cardGateway,
    connections: {
      exchange: {
        browserOrigin: urls.bank,
        serverOrigin,
        keys: merchantKeys,
        certificates: [certificate],
        displayIds: new Map(COUNCIL_CODES.map((code, place) => [code, displayId(place)])),
      },
      cardGateway: { browserOrigin: urls.card, serverOrigin, merchant },
    },
    urls,
    async idle() {
      await Promise.all([exchange.idle(), cardGateway.idle()]);
    },
    async close() {
      await Promise.all([transactions.close(), attempts.close()]);
    },
  };
}

async function simulateExchange({ data, seller, calls, clock }: SimulationParts) {
  const merchantKeys = await loadOrCreateKeyMaterial(join(data, "keys"), "merchant");
  const keys = await loadOrCreateKeyMaterial(join(data, "keys"), "fpx-simulator");
  const transactions = new PouchDB<{ transaction: never }>(join(data, "databases", "fpx_simulator"));
  const exchange = createFpxSimulator({
    keys,
    merchants: [
      {
        sellerExchangeId: seller.exchangeId,
        sellerId: seller.id,
        // the desk may give a council an id of its own
        hasOtherSellers: true,
        name: "Kaunter",
        otherNames: new Map(
          COUNCIL_CODES.flatMap((code, place) => [
            [councilSellerId(place), COUNCILS[code].name],
            [displayId(place), COUNCILS[code].name],
          ]),
        ),
        certificate: merchantKeys.certificate,
        directUrl: `${calls.server}/api/fpx/direct`,
        indirectUrl: `${calls.browser}/api/fpx/indirect`,
      },
    ],
    clock,
    fetch: (url, init) => fetch(url, init),
    store: pouchTransactionStore(transactions),
  });
  return { exchange, merchantKeys, certificate: keys.certificate, transactions };
}

/** The ids of the councils' own accounts at the exchange, in the order of their codes: SE00000101 to SE00000123. */
function councilSellerId(place: number): string {
  return `SE${String(101 + place).padStart(8, "0")}`;
}

/** The ids of the portal's account under the councils' names, in the same order: SE00000201 to SE00000223. */
function displayId(place: number): string {
  return `SE${String(201 + place).padStart(8, "0")}`;
}

export function mailboxUrl(port: number): string {
  return `http://${MAIL_HOST}:${port}`;
}

/**
 * Routes the requests at the simulators' shared port. A browser on this machine uses a host name for each. At 127.0.0.1, which the
 * portal's server calls, and at a public address the path selects the gateway.
 */
export function simulatorsOf({ exchange, cardGateway }: Simulated, mailbox: Mailbox | undefined) {
  return (request: Request): Response | Promise<Response> => {
    const { hostname, pathname } = new URL(request.url);
    if (mailbox !== undefined && hostname === MAIL_HOST) return mailbox.app.fetch(request);
    const isCard = hostname === CARD_HOST || /^\/(?:epayment|card)\//.test(pathname);
    return isCard ? cardGateway.app.fetch(request) : exchange.app.fetch(request);
  };
}
