import { expect, test } from "vitest";
import { keepUser } from "../../../src/server/accounts/keepUser.ts";
import { COUCHDB_HASHING } from "../../../src/server/accounts/passwords.ts";
import { systemClock } from "../../../src/server/clock.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { type Journey, newJourney } from "../durability/journey.ts";
import { reckon } from "../durability/reckoning.ts";
import { inWorld, type World } from "../durability/world.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { expectPaidEverywhere, hearAndReturn, leave } from "./payEverywhere.ts";

/**
 * Three processes serve one CouchDB at the same time with the same keys. Nothing happens twice, and no caller notices that there
 * are three.
 */

const PROCESSES = 3;
const PAYMENTS = 24;
const PAYERS = 4;
/** A process is killed during this payment. */
const KILLED_AT = 10;

/** After the first enquiry of the schedule and before the second. Milliseconds. */
const LATER = 3 * 60_000;

const DAY = 24 * 60 * 60_000;

const PATIENCE = 900_000;

const withFleet = (
  work: (fleet: Fleet, world: World) => Promise<void>,
  beginning: Parameters<typeof startFleet>[2] = {},
): Promise<void> =>
  inWorld("over CouchDB's protocol", PAYMENTS, async (world) =>
    work(await startFleet(world, PROCESSES, beginning), world),
  );

/** No server error, and no write that failed because of a second writer. */
function expectUnharmed(fleet: Fleet): void {
  const harm = /"event":"\w+_(?:failed|given_up|not_sent)"|"status":(?:409|5\d\d)/;
  expect(
    fleet
      .said()
      .split("\n")
      .filter((line) => harm.test(line)),
  ).toEqual([]);
}

test(
  "payments whose every request goes to all three are each settled once, also while one process is killed and replaced",
  () =>
    withFleet(async (fleet, { banks, deliveredMail, ...world }) => {
      const journeys: Journey[] = [];
      let replaced = Promise.resolve();
      const payOneByOne = async () => {
        while (journeys.length < PAYMENTS) {
          const number = journeys.length + 1;
          const journey = newJourney(number, { gateway: number % 4 === 0 ? "card" : "fpx" });
          journeys.push(journey);
          await leave(journey, fleet, banks);
          if (journey.order === undefined) continue;
          await banks[journey.gateway].decide(journey.order, "approve");
          const ending = hearAndReturn(journey, fleet, banks);
          if (number === KILLED_AT) replaced = fleet.kill(1);
          await ending;
          await expectPaidEverywhere(journey, fleet);
          // Three requests and three schedules asked for it.
          expect(banks[journey.gateway].enquiries(journey.order)).toBeLessThanOrEqual(1);
        }
      };
      await Promise.all(Array.from({ length: PAYERS }, payOneByOne));
      await replaced;
      // A citizen who did not see the bank's page because of the kill was not at the bank.
      expect(journeys.filter(({ stranded }) => stranded).length).toBeLessThan(PAYERS);
      for (const journey of journeys)
        if (journey.order !== undefined) await expectPaidEverywhere(journey, fleet);
      expect(await fleet.end()).toEqual([true, true, true]);
      expectUnharmed(fleet);
      await world.sendTheRest();
      await world.inDatabases((databases) => reckon(databases, journeys, deliveredMail));
    }),
  PATIENCE,
);

test(
  "enquiries and messages that are due happen once when all three find them at the same moment",
  () =>
    withFleet(
      async (fleet, { banks, mail, deliveredMail }) => {
        const bank = banks.fpx;
        const journeys = Array.from({ length: PAYMENTS }, (_, place) => newJourney(place + 1));
        const third = PAYMENTS / 3;
        const unheard = journeys.slice(0, third);
        const undecided = journeys.slice(third, 2 * third);
        const unmailed = journeys.slice(2 * third);
        mail.answer = (command) => (command.startsWith("RCPT") ? "451 later" : undefined);
        for (const journey of journeys) await leave(journey, fleet, banks);
        for (const { order } of unheard) await bank.decide(order ?? "", "unheard");
        for (const { order } of unmailed) await bank.decide(order ?? "", "approve");
        for (const journey of unmailed) await hearAndReturn(journey, fleet, banks);
        await expect.poll(() => fleet.said().match(/message_not_sent/g)?.length).toBe(third);
        const enquiries = () => journeys.map(({ order }) => bank.enquiries(order ?? ""));
        const before = enquiries();

        mail.answer = () => undefined;
        fleet.goRound(LATER);
        const lettersTo = ({ email }: Journey) => deliveredMail.to(email).length;
        await expect.poll(() => journeys.map(lettersTo), { timeout: 120_000 }).not.toContain(0);
        for (const journey of [...unheard, ...unmailed]) await expectPaidEverywhere(journey, fleet);
        for (const { payment } of undecided)
          for (const answer of await fleet.everywhere(`/api/payments/${payment?.status_token}`))
            expect(await answer.json()).toMatchObject({ status: "in_progress" });
        expect(await fleet.end()).toEqual([true, true, true]);
        expect(enquiries().map((count, place) => count - (before[place] ?? 0))).toEqual(
          journeys.map((journey) => (unmailed.includes(journey) ? 0 : 1)),
        );
        // A receipt for a paid payment, or the status link for an open one.
        expect(journeys.map(lettersTo)).toEqual(journeys.map(() => 1));
      },
      { rounds: "onMessage" },
    ),
  PATIENCE,
);

test(
  "two people who pay one bill through all three are both paid, and one of them gets a refund case",
  () =>
    withFleet(async (fleet, { banks, ...world }) => {
      const one = newJourney(1);
      const other = newJourney(2);
      const twice: Journey = { ...other, request: { ...one.request, email: other.email } };
      for (const journey of [one, twice]) await leave(journey, fleet, banks);
      for (const { order } of [one, twice]) await banks.fpx.decide(order ?? "", "approve");
      await Promise.all([one, twice].map((journey) => hearAndReturn(journey, fleet, banks)));
      for (const journey of [one, twice]) await expectPaidEverywhere(journey, fleet);
      expect(await fleet.end()).toEqual([true, true, true]);
      expectUnharmed(fleet);
      await world.inDatabases(async ({ settlements }) => {
        const cases = await settlements.list({ prefix: "refund_case:", limit: 10 });
        expect(cases).toMatchObject([{ bills: { "mpt:assessment:D1": { arrears: "100.00" } } }]);
      });
    }),
  PATIENCE,
);

/** Makes a user, and returns a function that logs in as a browser does. */
async function makeUser(world: World): Promise<(fleet: Fleet) => Promise<{ readonly cookie: string }>> {
  const user = { name: "aminah@example.my", password: "kata laluan yang panjang" };
  const services = { clock: systemClock, hashing: COUCHDB_HASHING, random: systemRandom };
  await world.inDatabases((databases) =>
    keepUser({ ...services, databases }, { ...user, roles: ["user"] }, "npm run user"),
  );
  return async (fleet) => {
    const answer = await fleet.app.request("/db/_session", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(user),
    });
    return { cookie: (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
  };
}

test(
  "a login at one process is valid at all three, and so is a logout",
  () =>
    withFleet(async (fleet, world) => {
      const logIn = await makeUser(world);
      const session = (init: RequestInit) => fleet.everywhere("/db/_session", init);
      const headers = await logIn(fleet);
      const names = async () =>
        Promise.all((await session({ headers })).map(async (given) => (await given.json()).userCtx.name));
      const everywhere = Array.from({ length: PROCESSES });
      expect(await names()).toEqual(everywhere.map(() => "aminah@example.my"));
      const left = await session({ method: "DELETE", headers });
      expect(left.map(({ status }) => status)).toEqual(everywhere.map(() => 200));
      expect(await names()).toEqual(everywhere.map(() => null));
      expect(await fleet.end()).toEqual([true, true, true]);
      expectUnharmed(fleet);
    }),
  PATIENCE,
);

test(
  "expired data are erased once when all three sweep at the same moment",
  () =>
    withFleet(
      async (fleet, world) => {
        const logIn = await makeUser(world);
        const LOG_INS = 6;
        for (let count = 0; count < LOG_INS; count += 1) await logIn(fleet);
        fleet.goRound(3 * DAY);
        const swept = () =>
          [...fleet.said().matchAll(/"event":"retention_swept".*?"sessions":(\d+)/g)].reduce(
            (sum, [, sessions]) => sum + Number(sessions),
            0,
          );
        await expect.poll(swept, { timeout: 120_000 }).toBe(LOG_INS);
        expect(await fleet.end()).toEqual([true, true, true]);
        expect(swept()).toBe(LOG_INS);
        expectUnharmed(fleet);
        await world.inDatabases(async ({ handles }) => {
          expect(await handles.list({ prefix: "session:", limit: 10 })).toEqual([]);
        });
      },
      { rounds: "onMessage" },
    ),
  PATIENCE,
);
