import { join } from "node:path";
import { stderr, stdout } from "node:process";
import { array, create, object, string } from "superstruct";
import { isCouncilCode } from "../../domain/councils.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { systemClock } from "../clock.ts";
import { systemRandom } from "../crypto.ts";
import { missing } from "../http/refusal.ts";
import {
  deliveryStatus,
  emailRequest,
  listDeliveries,
  removeDelivery,
  replayDelivery,
  setEmail,
  setWebhook,
  statusOf,
  webhookRequest,
} from "../remittances/remittanceDelivery.ts";
import { deliveryNamed, replayRequest } from "../routes/internalRemittanceRoutes.ts";
import { loadOrCreateSecret } from "../secrets.ts";
import { callRunningSystem } from "./callRunningSystem.ts";
import { runCommand } from "./runCommand.ts";
import type { SystemPlace } from "./runningSystem.ts";
import { complain, NO_COUNCIL, type ReadVerb, readVerb } from "./terminal.ts";

const USAGE =
  "Usage: npm run delivery -- webhook <council> <address> | email <council> <address> [--language ms|en|zh] | list <council> | replay <council> webhook|email [--after <remittance>] | stop <council> webhook|email";

const NOT_THERE = "The council has no such delivery, or no such remittance.";

const webhookAnswer = object({ secret: string() });

const listAnswer = object({ deliveries: array(deliveryStatus) });

/** By command: the numbers of arguments after it, and its options. */
const VERBS = {
  webhook: { arguments: [2], options: [] },
  email: { arguments: [2], options: ["language"] },
  list: { arguments: [1], options: [] },
  replay: { arguments: [2], options: ["after"] },
  stop: { arguments: [2], options: [] },
} as const;

/**
 * `npm run delivery -- webhook mpt https://council.example/kaunter` calls the address after each closing of a remittance of this
 * council, and shows once the secret that signs the calls. `email mpt hasil@mpt.example` sends each remittance as CSV. `list mpt` lists
 * both and how far each is. `replay mpt webhook --after mpt-2026-3` delivers again what follows a remittance; without it, the
 * deliveries go on where they stopped. `stop mpt webhook` ends one.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 1 an argument cannot be used, 2 wrong arguments, 3 refused or failed.
 */
await runCommand({ usage: USAGE, read: (args) => readVerb(args, VERBS), run: serve });

async function serve(place: SystemPlace, asked: ReadVerb<keyof typeof VERBS>): Promise<number> {
  const { verb, rest, values } = asked;
  const [council = "", to = ""] = rest;
  if (!isCouncilCode(council)) return complain(1, NO_COUNCIL);
  switch (verb) {
    case "webhook":
      return setUpWebhook(place, { council, url: to });
    case "email":
      return setUpEmail(place, { council, address: to, language: values.language ?? DEFAULT_LANGUAGE });
    case "list":
      return list(place, council);
    case "replay":
      return replay(place, {
        council,
        channel: to,
        ...(values.after !== undefined && { after: values.after }),
      });
    case "stop":
      return stop(place, { council, channel: to });
  }
}

async function setUpWebhook(place: SystemPlace, asked: Readonly<Record<string, string>>): Promise<number> {
  if (!webhookRequest.is(asked))
    return complain(1, "The webhook's address must begin with https:// and hold no user name.");
  const made = await callRunningSystem(
    place,
    "remittance-deliveries/webhook",
    asked,
    async (databases) => {
      const tokenSecret = await loadOrCreateSecret(join(place.data, "keys"), "status-token-secret");
      return setWebhook({ databases, clock: systemClock, random: systemRandom, tokenSecret }, asked);
    },
    () => undefined,
  );
  if ("refused" in made) return complain(3, made.refused);
  stderr.write("The secret is shown once. Give it to the council, not by e-mail.\n");
  stdout.write(`${create(made.answer, webhookAnswer).secret}\n`);
  return 0;
}

async function setUpEmail(place: SystemPlace, asked: Readonly<Record<string, string>>): Promise<number> {
  if (!emailRequest.is(asked))
    return complain(1, "The e-mail address or the language cannot be used. The languages are ms, en and zh.");
  const made = await callRunningSystem(
    place,
    "remittance-deliveries/email",
    asked,
    async (databases) => {
      await setEmail({ databases, clock: systemClock }, asked);
      return {};
    },
    () => undefined,
  );
  if ("refused" in made) return complain(3, made.refused);
  stdout.write("Each new remittance goes to this address from now on.\n");
  return 0;
}

async function list(place: SystemPlace, council: string): Promise<number> {
  if (!isCouncilCode(council)) return complain(1, NO_COUNCIL);
  const found = await callRunningSystem(
    place,
    "remittance-deliveries/list",
    { council },
    async ({ handles }) => ({ deliveries: (await listDeliveries(handles, council)).map(statusOf) }),
    () => undefined,
  );
  if ("refused" in found) return complain(3, found.refused);
  for (const delivery of create(found.answer, listAnswer).deliveries) {
    const { channel, to, delivered_through, attempts, stopped_at } = delivery;
    const failing = attempts === 0 ? "" : `  attempts ${attempts}`;
    const stopped = stopped_at === null ? "" : `  stopped ${stopped_at}`;
    stdout.write(`${channel}  ${to}  delivered ${delivered_through ?? "none"}${failing}${stopped}\n`);
  }
  return 0;
}

async function replay(place: SystemPlace, asked: Readonly<Record<string, string>>): Promise<number> {
  if (!replayRequest.is(asked)) return complain(2, USAGE);
  return await change(
    place,
    "replay",
    asked,
    ({ handles, settlements }) => replayDelivery({ handles, settlements }, asked),
    "Delivered again within a minute.",
  );
}

async function stop(place: SystemPlace, asked: Readonly<Record<string, string>>): Promise<number> {
  if (!deliveryNamed.is(asked)) return complain(2, USAGE);
  const { council, channel } = asked;
  return await change(
    place,
    "remove",
    asked,
    ({ handles }) => removeDelivery(handles, council, channel),
    "Stopped.",
  );
}

/** @param work says whether there was something to change */
async function change(
  place: SystemPlace,
  call: "replay" | "remove",
  asked: object,
  work: (databases: Parameters<typeof replayDelivery>[0]) => Promise<boolean>,
  done: string,
): Promise<number> {
  const changed = await callRunningSystem(
    place,
    `remittance-deliveries/${call}`,
    asked,
    async (databases) => {
      if (!(await work(databases))) throw missing();
      return {};
    },
    ({ status }) => (status === 404 ? NOT_THERE : undefined),
  );
  if ("refused" in changed) return complain(3, changed.refused);
  stdout.write(`${done}\n`);
  return 0;
}
