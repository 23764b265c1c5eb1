import { created, goToBank } from "../../accounts/citizen.ts";
import { answerFor, postAnswer } from "../../answers.ts";
import { cardAnswerFor, createdCard, leftForGateway, postCardAnswer } from "../../gateways/cards.ts";
import { onlyPayment } from "./payments.ts";
import type { Provoking, Table } from "./table.ts";
import { get, send, type World } from "./world.ts";

/** FPX and the card gateway: the browsers' calls about them, the pay page, and the routes for their answers. */

const away = async (world: World) => {
  world.backend.network = async () => new Response("PROCESSING ERROR");
};

const UNKNOWN_ORDER = "K2608030000000000";

/** FPX's answer about a payment at the bank. */
const fpxSays =
  (way: "direct" | "indirect", changes: Readonly<Record<string, string>> = {}): Provoking =>
  async ({ backend }) => {
    const order = await goToBank(backend, (await created(backend)).pay_url);
    await postAnswer(backend, way, await answerFor(backend, order, { debit: "00", changes }));
  };

/** The card gateway's answer. */
const cardSays =
  (way: "backend" | "response", changes: Readonly<Record<string, string>> = {}): Provoking =>
  async ({ backend }) => {
    const { order } = await leftForGateway(backend);
    await postCardAnswer(backend, way, await cardAnswerFor(backend, order, { status: "1", changes }));
  };

/** @param make makes a payment @param pay pays one @param amount the field of the amount */
function signing(
  path: string,
  amount: string,
  make: (world: World) => Promise<{ readonly _id: string }>,
  pay: Provoking,
): Table[string] {
  const sign = (world: World, _id: string, given: object = {}) =>
    send(world, "POST", path, { _id, ...given });
  return {
    200: async (world) => sign(world, (await make(world))._id),
    403: async (world) => sign(world, (await make(world))._id, { [amount]: "1.00" }),
    404: (world) => sign(world, "0".repeat(32)),
    409: async (world) => {
      await pay(world);
      await sign(world, await onlyPayment(world));
    },
  };
}

const visit = async (world: World, headers = {}) => {
  const { pay_url } = await created(world.backend);
  await get(world, pay_url, headers);
  return pay_url;
};

export const GATEWAYS: Table = {
  "get /api/fpx/banks": {
    200: (world) => get(world, "/api/fpx/banks"),
    400: (world) => get(world, "/api/fpx/banks?messageToken=03"),
    503: async (world) => {
      await away(world);
      await get(world, "/api/fpx/banks");
    },
  },
  "post /api/fpx/banks": {
    200: (world) => send(world, "POST", "/api/fpx/banks", { fpx_msgToken: "01" }),
    503: async (world) => {
      await away(world);
      await send(world, "POST", "/api/fpx/banks", { fpx_msgToken: "01" });
    },
  },
  "post /api/fpx/signRequest": signing(
    "/api/fpx/signRequest",
    "fpx_txnAmount",
    ({ backend }) => created(backend),
    fpxSays("direct"),
  ),
  "post /api/card/signRequest": signing(
    "/api/card/signRequest",
    "Amount",
    ({ backend }) => createdCard(backend),
    cardSays("backend"),
  ),
  "get /pay/{handle}": {
    200: (world) => visit(world),
    404: (world) => get(world, "/pay/nobodys"),
    410: async (world) => get(world, await visit(world)),
    503: (world) => visit(world, { "sec-purpose": "prefetch" }),
  },
  "get /pay/pay.css": { 200: (world) => get(world, "/pay/pay.css") },
  "get /pay/pay.js": { 200: (world) => get(world, "/pay/pay.js") },
  "get /pay/card.js": { 200: (world) => get(world, "/pay/card.js") },
  "post /api/fpx/direct": {
    200: fpxSays("direct"),
    404: fpxSays("direct", { fpx_sellerExOrderNo: UNKNOWN_ORDER }),
    422: fpxSays("direct", { fpx_txnAmount: "1.00" }),
  },
  "post /api/fpx/indirect": {
    303: fpxSays("indirect"),
    404: fpxSays("indirect", { fpx_sellerExOrderNo: UNKNOWN_ORDER }),
  },
  "post /api/card/backend": {
    200: cardSays("backend"),
    404: cardSays("backend", { RefNo: UNKNOWN_ORDER }),
    422: cardSays("backend", { Amount: "1.00" }),
  },
  "post /api/card/response": {
    303: cardSays("response"),
    404: cardSays("response", { RefNo: UNKNOWN_ORDER }),
  },
};
