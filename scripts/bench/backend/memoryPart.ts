import { describeFlatness } from "../flatness.ts";
import type { Part } from "../part.ts";
import { inColumns, megabytes, say } from "../report.ts";
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
  say();
  say(
    `  ${describeFlatness(
      samples.slice(1).map(({ payments, used }) => [payments, used]),
      "a payment",
    )}`,
  );
}
