import { reviewPaymentCodec } from "../../../../src/api/schemas/reviewPayment.ts";
import { ADMIN, addUser, cookieOf, logIn, PASSWORD } from "../../accounts/accounts.ts";
import {
  askCode,
  askSms,
  call,
  confirm,
  EMAIL,
  type Fields,
  mailedCode,
  otherThan,
  register,
  registered,
  seal,
} from "../../accounts/registering.ts";
import { paymentsOfADay } from "../../payments/reviewedPayments.ts";
import { askCopy, askErasure, loggedIn } from "../../privacy/personData.ts";
import { atBank, onlyPayment } from "./payments.ts";
import type { Table } from "./table.ts";
import { crowded, get, type Headers, send, tooOften, type World } from "./world.ts";

/** Citizens' accounts, and the calls of the central team. */

const WRONG = { password: "another long password" };

const adminCookie = async ({ app, backend }: World): Promise<string> => {
  await addUser(backend.databases.users, ADMIN, ["finance", "accounts"]);
  return cookieOf(await logIn(app, ADMIN));
};

/** A citizen who is logged in. */
async function citizen(world: World): Promise<string> {
  await registered(world);
  return await loggedIn(world.app);
}

const update = ({ app }: World, cookie: string, given: Fields, headers: Headers = {}) =>
  call(app, "/updateUser", given, { cookie, ...headers });

const note = async (world: World, changes: Fields = {}) => {
  const cookie = await adminCookie(world);
  const given = { name: EMAIL, ic_num: "310412-12-0043", ...changes };
  return call(world.app, "/api/admin/identities", given, { cookie });
};

const examine = async (world: World, question: string, cookie: string) =>
  get(world, `/api/admin/payments${question}`, { cookie });

async function requery(world: World, id: string, cookie?: string): Promise<Response> {
  const shown = cookie ?? (await adminCookie(world));
  return send(world, "POST", `/api/admin/payments/${id}/requery`, {}, { cookie: shown });
}

const CHECK_AGAIN = { action: "check_again", listed_reason: null };
const REVIEWED = { action: "mark_reviewed", note: "Maybank, reference 8812" };
const REJECTED = { outcome: "rejected", version: "", note: "Maybank, reference 8812" };

const decide = async (world: World, id: string, call: "review" | "refund", body: object) =>
  send(world, "POST", `/api/admin/payments/${id}/${call}`, body, { cookie: await adminCookie(world) });

/** A payment with an open refund case. */
async function paidTwice(world: World): Promise<{ readonly id: string; readonly version: string }> {
  const { twice: id } = await paymentsOfADay(world.backend);
  const cookie = await adminCookie(world);
  const list = await (await examine(world, "?listed=", cookie)).json();
  return { id, version: reviewPaymentCodec.read(list.rows[0]).refund_case?.version ?? "" };
}

const orderAtBank = async (world: World) => (await atBank(world)).order;

/** The id of a payment that has gone to the bank. */
async function idAtBank(world: World): Promise<string> {
  await atBank(world);
  return onlyPayment(world);
}

const notified = async (world: World, ticket: string, channel = "email") =>
  call(world.app, "/api/notify", { message: await seal(world, JSON.stringify({ channel, ticket })) });

/** The ticket that comes with the first code after registering. */
async function ticketOf({ app }: World): Promise<string> {
  await register(app);
  return (await (await askCode(app)).json()).ticket;
}

export const PEOPLE: Table = {
  "post /db/_session": {
    200: adminCookie,
    401: ({ app }) => logIn(app, ADMIN),
    429: ({ app }) => tooOften(() => logIn(app, ADMIN)),
    503: (world) =>
      crowded(world, (headers, index) => logIn(world.app, `${index}@example.my`, PASSWORD, headers)),
  },
  "get /db/_session": { 200: (world) => get(world, "/db/_session") },
  "delete /db/_session": { 200: (world) => send(world, "DELETE", "/db/_session") },
  "post /api/verification": {
    200: ticketOf,
    401: ({ app }) => askCode(app),
    409: async (world) => {
      await registered(world);
      await askCode(world.app);
    },
    422: async ({ app, trouble }) => {
      await register(app);
      trouble.smsFails = true;
      await askSms(app);
    },
    429: async ({ app }) => {
      await register(app);
      await tooOften(() => askCode(app));
    },
    503: (world) => crowded(world, (headers) => askCode(world.app, {}, headers)),
  },
  "post /api/verification/confirm": {
    200: registered,
    401: ({ app }) => confirm(app, "123456"),
    422: async (world) => {
      await ticketOf(world);
      await confirm(world.app, otherThan(await mailedCode(world)));
    },
    429: ({ app }) => tooOften(() => confirm(app, "123456")),
    503: (world) => crowded(world, (headers) => confirm(world.app, "123456", {}, headers)),
  },
  "get /api/notify": { 200: (world) => get(world, "/api/notify") },
  "post /api/notify": {
    200: async (world) => notified(world, await ticketOf(world)),
    404: (world) => notified(world, "nobodys"),
    409: async (world) => {
      const ticket = await ticketOf(world);
      await confirm(world.app, await mailedCode(world));
      await notified(world, ticket);
    },
    422: async (world) => {
      const ticket = await ticketOf(world);
      world.trouble.smsFails = true;
      await notified(world, ticket, "sms");
    },
    429: async (world) => {
      const ticket = await ticketOf(world);
      await tooOften(() => notified(world, ticket));
    },
  },
  "post /resetPassword": {
    200: ({ app }) => call(app, "/resetPassword", { type: "reset_password", email: EMAIL }),
    429: ({ app }) => tooOften(() => call(app, "/resetPassword", { type: "reset_password", email: EMAIL })),
  },
  "post /updateUser": {
    200: async (world) => update(world, await citizen(world), { phone: "0198765432" }),
    409: async (world) => update(world, await citizen(world), {}),
    429: async (world) => {
      const cookie = await citizen(world);
      await tooOften(() => update(world, cookie, { ...WRONG, current_password: "a wrong one" }));
    },
    503: async (world) => {
      const cookie = await citizen(world);
      await crowded(world, (headers) =>
        update(world, cookie, { ...WRONG, current_password: PASSWORD }, headers),
      );
    },
  },
  "post /api/person/export": {
    200: async (world) => askCopy(world.app, await citizen(world)),
    429: async (world) => {
      const cookie = await citizen(world);
      await tooOften(() => askCopy(world.app, cookie));
    },
  },
  "post /api/person/erase": {
    200: async (world) => askErasure(world.app, await citizen(world)),
    409: async (world) => {
      await atBank(world);
      await askErasure(world.app, await citizen(world));
    },
    429: async (world) => {
      const cookie = await citizen(world);
      await tooOften(() => askErasure(world.app, cookie, WRONG.password));
    },
    503: async (world) => {
      const cookie = await citizen(world);
      await crowded(world, (headers) => askErasure(world.app, cookie, WRONG.password, headers));
    },
  },
  "post /api/admin/identities": {
    200: async (world) => {
      await registered(world);
      await note(world);
    },
    404: (world) => note(world),
    409: async (world) => {
      await register(world.app);
      await note(world);
    },
    422: async (world) => {
      await registered(world);
      await note(world, { ic_num: "800101-12-5555" });
    },
  },
  "get /api/admin/payments": {
    200: async (world) => examine(world, `?number=${await orderAtBank(world)}`, await adminCookie(world)),
    400: async (world) => examine(world, "", await adminCookie(world)),
    401: (world) => examine(world, "?listed=", ""),
    403: async (world) => examine(world, "?listed=", await citizen(world)),
  },
  "post /api/admin/payments/{id}/requery": {
    200: async (world) => requery(world, await idAtBank(world)),
    404: (world) => requery(world, "0".repeat(32)),
    429: async (world) => {
      const [id, cookie] = [await idAtBank(world), await adminCookie(world)];
      await tooOften(() => requery(world, id, cookie));
    },
  },
  "post /api/admin/payments/{id}/review": {
    200: async (world) => decide(world, await idAtBank(world), "review", CHECK_AGAIN),
    400: async (world) => decide(world, await idAtBank(world), "review", { action: "mark_paid" }),
    404: (world) => decide(world, "0".repeat(32), "review", CHECK_AGAIN),
    409: async (world) => decide(world, await idAtBank(world), "review", { ...CHECK_AGAIN, ...REVIEWED }),
    422: async (world) =>
      decide(world, await idAtBank(world), "review", { ...CHECK_AGAIN, action: "mark_reviewed" }),
  },
  "post /api/admin/payments/{id}/refund": {
    200: async (world) => {
      const { id, version } = await paidTwice(world);
      return decide(world, id, "refund", { ...REJECTED, version });
    },
    400: async (world) => decide(world, await idAtBank(world), "refund", { outcome: "lost" }),
    404: async (world) => decide(world, await idAtBank(world), "refund", REJECTED),
    409: async (world) => decide(world, (await paidTwice(world)).id, "refund", REJECTED),
  },
};
