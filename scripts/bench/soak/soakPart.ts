import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { COUCHDB_HASHING, hashPassword } from "../../../src/server/accounts/passwords.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { storeBills } from "../backend/bills.ts";
import { type ServerUnderLoad, withServer } from "../backend/serverProcess.ts";
import { describeFlatness } from "../flatness.ts";
import type { Part } from "../part.ts";
import { inColumns, megabytes, milliseconds, say, sayTable } from "../report.ts";
import { quantile } from "../statistics.ts";
import { type Caller, callerOf } from "./caller.ts";
import { type Outside, openOutside } from "./outside.ts";
import { USER, type Visit, visitsOf } from "./visits.ts";

/** The number of heap samples. */
const SAMPLES = 12;

/** Visits before the measurement, and how many run at the same time. They compile code and fill caches. */
const WARMING = 1_000;
const AT_ONCE = 8;

const columns = inColumns([8, 10, 10, 10, 12]);

/** Measures whether the whole system's memory stays the same while citizens visit at a fixed rate. */
export const soakPart: Part = {
  name: "soak",
  title: "Soak: the whole system at a fixed rate",
  async run({ seconds, rate }) {
    const bills = WARMING + seconds * rate;
    let outside: Outside | undefined;
    try {
      await withServer(
        (databases) => fill(databases, bills),
        async (server) => {
          const caller = callerOf(server.origin);
          const visits = visitsOf(caller, server.keys, bills);
          await warm(visits);
          caller.took.clear();
          await soak(server, visits, { seconds, rate });
          report(caller, outside?.sentMessages() ?? 0);
        },
        async (keys) => {
          outside = await openOutside(keys);
          return { file: join(import.meta.dirname, "system.ts"), variables: outside.variables };
        },
      );
    } finally {
      await outside?.close();
    }
  },
};

async function fill(databases: Databases, bills: number): Promise<void> {
  await storeBills(databases, bills);
  const { name, password } = USER;
  const hash = await hashPassword(COUCHDB_HASHING, systemRandom, password);
  await databases.users.write({ _id: userId(name), type: "user", name, roles: ["user"], ...hash });
}

/** Makes the warm-up visits, as fast as the system serves them. */
async function warm(visits: Iterator<Visit, undefined>): Promise<void> {
  let left = WARMING;
  const visitOneByOne = async () => {
    while (left > 0) {
      left -= 1;
      await visits.next().value?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitOneByOne));
}

/**
 * Begins each visit at its time, even if earlier visits have not ended. For a heap sample it waits until no visit is in progress,
 * and stops the clock meanwhile.
 */
async function soak(
  server: ServerUnderLoad,
  visits: Iterator<Visit, undefined>,
  { seconds, rate }: { readonly seconds: number; readonly rate: number },
): Promise<void> {
  const count = seconds * rate;
  const samples: [number, number][] = [];
  const underWay = new Set<Promise<void>>();
  let failure: unknown;
  let most = 0;
  let worked = 0;
  say(columns(["second", "data", "V8's own", "process", "mapped files"]));
  let workedBefore = await server.processorTime();
  let began = performance.now();
  for (let begun = 0; begun <= count && failure === undefined; begun += 1) {
    await sleep(Math.max(0, began + (begun * 1000) / rate - performance.now()));
    if (begun % Math.ceil(count / SAMPLES) === 0) {
      await Promise.all(underWay);
      worked += (await server.processorTime()) - workedBefore;
      samples.push([begun / rate, await look(server, begun / rate)]);
      workedBefore = await server.processorTime();
      began = performance.now() - (begun * 1000) / rate;
    }
    const visiting = (visits.next().value?.() ?? Promise.resolve())
      .catch((thrown: unknown) => {
        failure ??= thrown;
      })
      .finally(() => underWay.delete(visiting));
    underWay.add(visiting);
    most = Math.max(most, underWay.size);
  }
  await Promise.all(underWay);
  if (failure !== undefined) throw failure;
  worked += (await server.processorTime()) - workedBefore;
  say();
  say(
    `  ${count} visits, ${rate} begun in a second, at most ${most} under way at once; ` +
      `processor time ${milliseconds(worked / count)} each`,
  );
  say(`  ${describeFlatness(samples, "a second")}`);
}

/** @returns the bytes of the heap without V8's own part */
async function look(server: ServerUnderLoad, second: number): Promise<number> {
  const { data, engine } = await server.held();
  const { own, mapped } = await server.heap();
  say(columns([second.toFixed(0), ...[data, engine, own, mapped].map(megabytes)]));
  return data;
}

function report({ took }: Caller, sentMessages: number): void {
  say(`  ${sentMessages} receipts and status links sent`);
  say();
  sayTable(
    ["call", "times", "p50", "p99"],
    [...took].map(([name, times]) => [
      name,
      String(times.length),
      milliseconds(quantile(times, 0.5)),
      milliseconds(quantile(times, 0.99)),
    ]),
  );
}
