import type { Part } from "../part.ts";
import { inColumns, megabytes, say } from "../report.ts";
import { fitLine, mean } from "../statistics.ts";
import { storeBills } from "./bills.ts";
import { CONNECTIONS, runCycles } from "./cycles.ts";
import type { ResidentMemory } from "./residentMemory.ts";
import { type ServerUnderLoad, withServer } from "./serverProcess.ts";

/** The heap is looked at this often, after as many payments each time. */
const SAMPLES = 10;
/** Payments that autocannon is given at once. */
const ROUND = 500;

const columns = inColumns([8, 10, 10, 12]);

interface Sample extends ResidentMemory {
  readonly payments: number;
  readonly used: number;
}

/** Whether the back end's memory stays as it is, however many payments it has served. */
export const memoryPart: Part = {
  name: "memory",
  title: "Memory over many payments",
  async run({ payments }) {
    const step = Math.ceil(payments / SAMPLES / CONNECTIONS) * CONNECTIONS;
    await withServer(
      (databases) => storeBills(databases, SAMPLES * step),
      async (server) => report(await watch(server, step)),
    );
  },
};

async function watch(server: ServerUnderLoad, step: number): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const take = async (payments: number) => {
    const sample = { payments, ...(await server.heap()) };
    samples.push(sample);
    // at once: the whole of it takes long
    say(columns([payments, ...[sample.used, sample.own, sample.mapped].map(megabytes)].map(String)));
  };
  say(columns(["payments", "heap", "process", "mapped files"]));
  await take(0);
  for (let payments = 0; payments < SAMPLES * step; ) {
    const end = payments + step;
    while (payments < end) {
      const count = Math.min(ROUND, end - payments);
      await runCycles(server, { from: payments, count });
      payments += count;
    }
    await take(payments);
  }
  return samples;
}

function report(samples: readonly Sample[]): void {
  // the first third fills what stays filled: compiled code, the databases' caches
  const counted = samples.slice(1);
  const third = Math.floor(counted.length / 3);
  const lastThird = counted.slice(-third);
  const middleThird = counted.slice(-2 * third, -third);
  const { slope, noise } = fitLine(
    [...middleThird, ...lastThird].map(({ payments, used }) => [payments, used]),
  );
  const growth = mean(lastThird.map(({ used }) => used)) - mean(middleThird.map(({ used }) => used));
  say();
  say(
    `  last third against the middle one: ${megabytes(growth)}, noise ${megabytes(noise)}, ` +
      `slope ${slope.toFixed(0)} bytes a payment; budget flat: ${growth <= 2 * noise ? "holds" : "EXCEEDED"}`,
  );
}
