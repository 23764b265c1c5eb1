import { expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { createCouncilKey } from "../../../src/server/remittances/councilKeys.ts";
import { ADMIN, addUser, QUICK } from "../accounts/accounts.ts";
import { created, lineOf, pay, payRequest } from "../accounts/citizen.ts";
import {
  type Accounts,
  askCode,
  call,
  confirm,
  EMAIL,
  query,
  register,
  registered,
  seal,
} from "../accounts/registering.ts";
import { type BackendUnderTest, makeBackend, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { cardAnswerFor, leftForGateway, postCardAnswer } from "../gateways/cards.ts";
import { atTheBank } from "../licences/licences.ts";
import { post } from "../post.ts";
import { askErasure, loggedIn } from "../privacy/personData.ts";
import { DAY } from "../remittances/remittances.ts";
import { OPERATOR_HEADERS, WHOLE } from "./wholeBackend.ts";

/**
 * The answers of the description that no other test of the back end causes. The app under test compares each answer of every
 * test with the description.
 */

interface World extends Accounts {
  readonly backend: BackendUnderTest;
  readonly trouble: Trouble;
}

/** Switches for what can go wrong around the back end. */
interface Trouble {
  smsFails: boolean;
  /** The server hashes no password before this promise is settled. */
  hashing: Promise<void> | undefined;
  /** Runs before the server writes a document of `handles`. */
  beforeHandle: ((id: string) => Promise<void>) | undefined;
}

function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  return withBackend(async ({ databases }) => {
    const trouble: Trouble = { smsFails: false, hashing: undefined, beforeHandle: undefined };
    const sms = { send: () => (trouble.smsFails ? Promise.reject(new Error("away")) : Promise.resolve()) };
    const derive: typeof QUICK.derive = async (...given) => {
      await trouble.hashing;
      return QUICK.derive(...given);
    };
    const write: DocumentStore["write"] = async (document) => {
      await trouble.beforeHandle?.(document._id);
      return databases.handles.write(document);
    };
    const { outbox, mail } = post(databases, { now: () => backend.clock.now() });
    const disturbed = { ...databases, handles: { ...databases.handles, write } };
    const backend: BackendUnderTest = makeBackend(disturbed, "", outbox, {
      ...WHOLE,
      accounts: { ...WHOLE.accounts, hashing: { ...QUICK, derive }, sms },
    });
    const { app, log } = backend;
    await work({ app, backend, mail, sms: [], log, idle: () => outbox.idle(), trouble });
    await outbox.idle();
  });
}

type Answering = (world: World) => Response | Promise<Response>;

const USUAL = { "content-type": "application/json", origin: PORTAL, "idempotency-key": "0123456789abcdef" };

const get = ({ app }: World, path: string, headers = {}) => app.request(path, { headers });

const send = ({ app }: World, path: string, body: unknown = {}, headers = {}) =>
  app.request(path, { method: "POST", headers: { ...USUAL, ...headers }, body: JSON.stringify(body) });

const internal = (world: World, path: string, body: unknown = {}) =>
  send(world, `/internal/${path}`, body, OPERATOR_HEADERS);

const configure = ({ backend }: World, configuration: object) =>
  backend.databases.metadata.write({ _id: "configuration", ...configuration });

const CLOSED = { closing: true };
const NO_CHARGES = { councils: { mpt: { charges: [] } } };

/** The same call with a configuration. */
const configured =
  (configuration: object, ask: Answering): Answering =>
  async (world) => {
    await configure(world, configuration);
    return ask(world);
  };

const search =
  (path: string, payment_type: string, changes = {}): Answering =>
  (world) =>
    send(world, path, { council: "mpt", payment_type, _id: "3011234", ...changes });

const licence: Answering = (world) =>
  get(world, `/api/licenses/trading_license/${Buffer.from("R1234567").toString("base64url")}`);

/** More calls than any limit allows. */
const MANY = 130;

const tooOften =
  (ask: Answering): Answering =>
  async (world) => {
    for (let asked = 1; asked < MANY; asked += 1) {
      const answer = await ask(world);
      if (answer.status === 429) return answer;
    }
    return ask(world);
  };

/** One at work, as many of a network as may wait, and one more. Each comes from an address of its own. */
const FLOOD = 34;

/** The answer to the call that finds no room. */
async function crowded(
  { trouble }: World,
  ask: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<void>();
  trouble.hashing = promise;
  const asked = Array.from({ length: FLOOD }, (_, index) => ask({ "test-peer": `203.0.113.${index}` }));
  const answer = await Promise.race(asked);
  resolve();
  await Promise.all(asked);
  return answer;
}

async function citizen(world: World): Promise<string> {
  await registered(world);
  return loggedIn(world.app);
}

const WRONG = { password: "another long password" };
const PERSON = { name: EMAIL };
const ONE = "/api/remittances/mpt/mpt-2026-1";

const withKey = async ({ backend: { databases, clock } }: World) => {
  const services = { databases, clock, random: systemRandom };
  const { key } = await createCouncilKey(services, { council: "mpt", name: "Hasil" });
  return { authorization: `Bearer ${key}` };
};

const setUpEmail = (world: World) =>
  internal(world, "remittance-deliveries/email", {
    council: "mpt",
    address: "hasil@council.example",
    language: "ms",
  });

/** A payment of yesterday is in a remittance. */
async function remitted(world: World): Promise<void> {
  await pay(world.backend, payRequest());
  world.backend.clock.pass(DAY);
  await internal(world, "remittances/close");
}

/** The browser brings the card gateway's answer again after an hour. */
async function broughtLate({ backend }: World): Promise<Response> {
  const { order } = await leftForGateway(backend);
  const body = await cardAnswerFor(backend, order, { status: "1" });
  await postCardAnswer(backend, "response", body);
  backend.clock.pass(60 * 60_000 + 1);
  return postCardAnswer(backend, "response", body);
}

/** The person sets another password while the erasure runs. */
async function erasedMeanwhile(world: World): Promise<Response> {
  await registered(world);
  const { users } = world.backend.databases;
  world.trouble.beforeHandle = async (id) => {
    if (!id.startsWith("erasure:")) return;
    world.trouble.beforeHandle = undefined;
    const stored = await users.read(userId(EMAIL));
    if (stored) await users.write({ ...stored, salt: "another" });
  };
  return internal(world, "person/erase", PERSON);
}

test.each<readonly [answer: string, ask: Answering]>([
  ["post /search 403", search("/search", "hall")],
  ["post /api/card/response 410", broughtLate],
  ["post /compounds 404", search("/compounds", "compound", { council: "xyz" })],
  ["post /compounds 503", configured(CLOSED, search("/compounds", "compound"))],
  ["post /market 403", search("/market", "hall")],
  ["post /market 404", search("/market", "market", { council: "xyz" })],
  ["post /market 503", configured(CLOSED, search("/market", "market"))],
  ["get /api/licenses/{type}/{id} 403", configured(NO_CHARGES, licence)],
  ["get /api/licenses/{type}/{id} 503", configured(CLOSED, licence)],
  ["post /api/query 503", configured(CLOSED, ({ app }) => query(app, "/account/mpt:P130001"))],
  [
    "post /api/fpx/banks 503",
    (world) => {
      world.backend.network = async () => new Response("PROCESSING ERROR");
      return send(world, "/api/fpx/banks", { fpx_msgToken: "01" });
    },
  ],
  [
    "post /api/payments/{token}/again 403",
    async (world) => {
      const { status_token } = await created(world.backend);
      await configure(world, NO_CHARGES);
      const wish = { callback_url: `${PORTAL}/?lang=zh`, language: "zh" };
      const key = { "idempotency-key": "the-key-of-another-try" };
      return send(world, `/api/payments/${status_token}/again`, wish, key);
    },
  ],
  ["post /api/verification 503", (world) => crowded(world, (headers) => askCode(world.app, {}, headers))],
  [
    "post /api/verification/confirm 503",
    (world) => crowded(world, (headers) => confirm(world.app, "123456", {}, headers)),
  ],
  [
    "post /api/notify 422",
    async (world) => {
      await register(world.app);
      const { ticket } = await (await askCode(world.app)).json();
      world.trouble.smsFails = true;
      const message = await seal(world, JSON.stringify({ channel: "sms", ticket }));
      return call(world.app, "/api/notify", { message });
    },
  ],
  [
    "post /updateUser 503",
    async (world) => {
      const cookie = await citizen(world);
      const given = { ...WRONG, current_password: "a long password" };
      return crowded(world, (headers) => call(world.app, "/updateUser", given, { cookie, ...headers }));
    },
  ],
  [
    "post /api/person/erase 503",
    async (world) => {
      const cookie = await citizen(world);
      return crowded(world, (headers) => askErasure(world.app, cookie, WRONG.password, headers));
    },
  ],
  ["get /api/remittances/{council} 429", tooOften((world) => get(world, "/api/remittances/mpt"))],
  ["get /api/remittances/{council}/{remittance} 429", tooOften((world) => get(world, ONE))],
  ["get /api/remittances/{council}/{remittance}/csv 429", tooOften((world) => get(world, `${ONE}/csv`))],
  [
    "get /api/remittances/{council}/{remittance}/csv 200",
    async (world) => {
      await remitted(world);
      return get(world, `${ONE}/csv`, await withKey(world));
    },
  ],
  [
    "post /api/remittances/{council}/{remittance}/acknowledgement 404",
    async (world) => send(world, `${ONE}/acknowledgement`, {}, await withKey(world)),
  ],
  [
    "post /api/remittances/{council}/{remittance}/acknowledgement 429",
    tooOften((world) => send(world, `${ONE}/acknowledgement`)),
  ],
  ["post /internal/remittances/close 200", (world) => internal(world, "remittances/close")],
  [
    "post /internal/remittances/close 409",
    (world) => internal(world, "remittances/close", { day: "2999-01-01" }),
  ],
  [
    "post /internal/remittances/list 200",
    async (world) => {
      await remitted(world);
      return internal(world, "remittances/list", { council: "mpt" });
    },
  ],
  [
    "post /internal/remittances/csv 200",
    async (world) => {
      await remitted(world);
      return internal(world, "remittances/csv", { remittance: "mpt-2026-1" });
    },
  ],
  [
    "post /internal/council-keys/create 200",
    (world) => internal(world, "council-keys/create", { council: "mpt", name: "Hasil" }),
  ],
  [
    "post /internal/council-keys/list 200",
    async (world) => {
      await withKey(world);
      return internal(world, "council-keys/list", { council: "mpt" });
    },
  ],
  [
    "post /internal/council-keys/revoke 200",
    async (world) => {
      const made = await internal(world, "council-keys/create", { council: "mpt", name: "Hasil" });
      const { id } = await made.json();
      return internal(world, "council-keys/revoke", { council: "mpt", id });
    },
  ],
  [
    "post /internal/remittance-deliveries/webhook 200",
    (world) =>
      internal(world, "remittance-deliveries/webhook", { council: "mpt", url: "https://mpt.example" }),
  ],
  ["post /internal/remittance-deliveries/email 200", (world) => setUpEmail(world)],
  [
    "post /internal/remittance-deliveries/list 200",
    async (world) => {
      await setUpEmail(world);
      return internal(world, "remittance-deliveries/list", { council: "mpt" });
    },
  ],
  [
    "post /internal/remittance-deliveries/replay 200",
    async (world) => {
      await setUpEmail(world);
      return internal(world, "remittance-deliveries/replay", { council: "mpt", channel: "email" });
    },
  ],
  [
    "post /internal/remittance-deliveries/remove 200",
    async (world) => {
      await setUpEmail(world);
      return internal(world, "remittance-deliveries/remove", { council: "mpt", channel: "email" });
    },
  ],
  [
    "post /internal/person/export 200",
    async (world) => {
      await registered(world);
      return internal(world, "person/export", PERSON);
    },
  ],
  [
    "post /internal/person/erase 200",
    async (world) => {
      await registered(world);
      return internal(world, "person/erase", PERSON);
    },
  ],
  ["post /internal/person/erase 401", erasedMeanwhile],
  [
    "post /internal/person/erase 403",
    async (world) => {
      await addUser(world.backend.databases.users, ADMIN, []);
      return internal(world, "person/erase", { name: ADMIN });
    },
  ],
  [
    "post /internal/person/erase 409",
    async (world) => {
      await atTheBank(world.backend, [lineOf(COMPOUND, "full")]);
      return internal(world, "person/erase", PERSON);
    },
  ],
  ["post /internal/backup 200", (world) => internal(world, "backup")],
])("the server answers as described: %s", (answer, ask) =>
  withWorld(async (world) => {
    const { status } = await ask(world);
    expect(status).toBe(Number(answer.slice(-3)));
  }),
);
