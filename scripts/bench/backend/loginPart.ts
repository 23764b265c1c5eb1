import { COUCHDB_HASHING, hashPassword } from "../../../src/server/accounts/passwords.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { Part } from "../part.ts";
import { milliseconds, say, sayTable, times } from "../report.ts";
import { median } from "../statistics.ts";
import { withServer } from "./serverProcess.ts";

const EMAIL = "payer@example.my";
const PASSWORD = "a password of the benchmark";
const CITIZEN = "198.51.100.7";

/** The strangers who call all the time. */
const STRANGERS = 40;

/** The citizen logs in this many times, alone and among the strangers. */
const LOGINS = 12;

/** The citizen's log-in takes at most so many times its usual time. */
const BUDGET = 2;

/** Measures whether strangers who log in all the time, from the networks of one home, keep a citizen out. */
export const loginPart: Part = {
  name: "login",
  title: `A citizen's log-in, while ${STRANGERS} strangers of one home log in with made-up names`,
  async run() {
    await withServer(fill, async ({ origin }) => {
      await timeLogIn(origin, "192.0.2.1");
      const alone = await medianLogIn(origin);
      const answers = new Map<number, number>();
      const stop = new AbortController();
      const strangers = Array.from({ length: STRANGERS }, (_none, place) =>
        flood(origin, place, answers, stop.signal),
      );
      const among = await medianLogIn(origin);
      stop.abort();
      await Promise.all(strangers);
      const ratio = among / alone;
      sayTable(
        ["a citizen's log-in", "median"],
        [
          ["alone", milliseconds(alone)],
          ["among the strangers", milliseconds(among)],
        ],
      );
      say();
      say(
        `  ${times(ratio)} of the usual time; the budget is ${times(BUDGET)}: ${ratio <= BUDGET ? "kept" : "missed"}`,
      );
      say(
        `  the strangers' answers: ${[...answers].map(([status, count]) => `${count} x ${status}`).join(", ")}`,
      );
    });
  },
};

async function fill({ users }: Databases): Promise<void> {
  const hash = await hashPassword(COUCHDB_HASHING, systemRandom, PASSWORD);
  await users.write({ _id: userId(EMAIL), type: "user", name: EMAIL, roles: ["user"], ...hash });
}

const logIn = (origin: string, name: string, password: string, from: string) =>
  fetch(`${origin}/db/_session`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({ name, password }),
  });

/** @throws Error when the citizen is kept out */
async function timeLogIn(origin: string, from: string): Promise<number> {
  const began = performance.now();
  const answer = await logIn(origin, EMAIL, PASSWORD, from);
  if (!answer.ok)
    throw new Error(
      `The server answered the citizen's log-in with ${answer.status}. Run the tests of the accounts.`,
    );
  return performance.now() - began;
}

async function medianLogIn(origin: string): Promise<number> {
  const took: number[] = [];
  for (let login = 0; login < LOGINS; login += 1) took.push(await timeLogIn(origin, CITIZEN));
  return median(took);
}

async function flood(
  origin: string,
  place: number,
  answers: Map<number, number>,
  signal: AbortSignal,
): Promise<void> {
  for (let call = 0; !signal.aborted; call += 1) {
    const from = `2001:db8:0:${((place * 6) % 256).toString(16)}::${call.toString(16)}`;
    const { status } = await logIn(origin, `nobody${place}.${call}@example.my`, PASSWORD, from);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
}
