import { describeFlatness } from "../flatness.ts";
import type { Part } from "../part.ts";
import { inColumns, megabytes, say } from "../report.ts";
import { storeBills } from "./bills.ts";
import { CONNECTIONS, runCycles } from "./cycles.ts";
import type { ResidentMemory } from "./residentMemory.ts";
import { type ServerUnderLoad, withServer } from "./serverProcess.ts";

/** The number of heap samples, with an equal number of payments between them. */
const SAMPLES = 10;
/** Payments in one run of autocannon. */
const ROUND = 500;

const columns = inColumns([8, 10, 10, 12]);

interface Sample extends ResidentMemory {
  readonly payments: number;
  readonly used: number;
}

/** Measures whether the back end's memory stays the same over many payments. */
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
    // printed at once, because the whole part takes long
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
  say();
  say(
    `  ${describeFlatness(
      samples.slice(1).map(({ payments, used }) => [payments, used]),
      "a payment",
    )}`,
  );
}
