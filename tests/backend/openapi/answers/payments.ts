import { RETURN_PARAMETER } from "../../../../src/domain/payments/returnParameter.ts";
import {
  type Body,
  created,
  form,
  goToBank,
  KEY,
  lineOf,
  payRequest,
  wayBack,
} from "../../accounts/citizen.ts";
import { PORTAL } from "../../backendUnderTest.ts";
import { COMPOUND } from "../../bills/bills.ts";
import { approve, atTheBank } from "../../licences/licences.ts";
import { close, configure } from "./searching.ts";
import type { Table } from "./table.ts";
import { DOOR, get, send, tooOften, type World } from "./world.ts";

/** Creating a payment and following it. */

const pay = (world: World, request: Body = payRequest(), key = KEY) =>
  send(world, "POST", "/createPayment", request, { "idempotency-key": key });

const NOBODYS = "A".repeat(43);
const AGAIN_KEY = "the-key-of-another-try";
const WISH = { callback_url: `${PORTAL}/?lang=zh`, language: "zh" };

const again = (world: World, token: string, wish: Body = WISH, key = AGAIN_KEY) =>
  send(world, "POST", `/api/payments/${token}/again`, wish, { "idempotency-key": key });

const requery = (world: World, status_token: string) => send(world, "POST", "/api/requery", { status_token });

/** A payment that has gone to the bank. */
export const atBank = ({ backend }: World) => atTheBank(backend, [lineOf(COMPOUND, "full")]);

/** The id of the only payment. */
export async function onlyPayment({ backend }: World): Promise<string> {
  const [stored] = await backend.databases.all_payments.list({ prefix: "", limit: 1 });
  return stored?._id ?? "";
}

/** The single-use handle of a citizen who has returned. */
async function returned({ backend }: World): Promise<string> {
  const { pay_url } = await created(backend);
  const order = await goToBank(backend, pay_url);
  await approve(backend, order);
  const answer = await backend.app.request("/api/fpx/indirect", form(await wayBack(backend, order)));
  return new URL(answer.headers.get("location") ?? "").searchParams.get(RETURN_PARAMETER) ?? "";
}

const exchange = (world: World, handle: string) => send(world, "POST", "/api/payments/return", { handle });

const withLine = (changes: object) => {
  const request = payRequest();
  const [line] = request.services as readonly object[];
  return { ...request, services: [{ ...line, ...changes }] };
};

export const PAYMENTS: Table = {
  "post /createPayment": {
    200: (world) => pay(world),
    403: async (world) => {
      await configure(world, { councils: { mpt: { charges: [] } } });
      await pay(world);
    },
    404: (world) => pay(world, withLine({ council: "xyz" })),
    409: (world) => pay(world, payRequest({ amount: "1.00" })),
    422: async (world) => {
      await pay(world);
      await pay(world, payRequest({ user: "Siti binti Omar" }));
    },
    429: (world) => tooOften(() => pay(world)),
    503: async (world) => {
      await close(world);
      await pay(world);
    },
  },
  "get /api/payments/{token}": {
    200: async (world) => {
      const { status_token } = await created(world.backend);
      await get(world, `/api/payments/${status_token}`);
    },
    404: (world) => get(world, `/api/payments/${NOBODYS}`),
  },
  "post /api/payments/{token}/again": {
    200: async (world) => again(world, (await created(world.backend)).status_token),
    403: async (world) => {
      const { status_token } = await created(world.backend);
      await configure(world, { councils: { mpt: { charges: [] } } });
      await again(world, status_token);
    },
    404: (world) => again(world, NOBODYS),
    409: async (world) => {
      const { order, token } = await atBank(world);
      await approve(world.backend, order);
      await again(world, token);
    },
    410: async (world) => {
      const { status_token } = await created(world.backend);
      await send(world, "POST", "/internal/person/erase", { name: "ahmad@example.my" }, DOOR);
      await again(world, status_token);
    },
    422: async (world) => {
      const { status_token } = await created(world.backend, payRequest(), AGAIN_KEY);
      await again(world, status_token);
    },
    429: async (world) => {
      const { token } = await atBank(world);
      await tooOften(() => again(world, token));
    },
    503: async (world) => {
      const { status_token } = await created(world.backend);
      await close(world);
      await again(world, status_token);
    },
  },
  "post /api/payments/return": {
    200: async (world) => exchange(world, await returned(world)),
    404: (world) => exchange(world, NOBODYS),
    410: async (world) => {
      const handle = await returned(world);
      await exchange(world, handle);
      await exchange(world, handle);
    },
  },
  "post /api/requery": {
    200: async (world) => requery(world, (await atBank(world)).token),
    404: (world) => requery(world, NOBODYS),
    429: async (world) => {
      const { token } = await atBank(world);
      await tooOften(() => requery(world, token));
    },
  },
};
