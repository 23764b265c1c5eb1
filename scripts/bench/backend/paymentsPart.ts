import { join } from "node:path";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import type { Part } from "../part.ts";
import { milliseconds, say, sayTable, times } from "../report.ts";
import { median, quantile } from "../statistics.ts";
import { withFolder } from "../temporaryFolder.ts";
import { type Baseline, baselineOf } from "./baseline.ts";
import { storeBills } from "./bills.ts";
import { CONNECTIONS, runCycles } from "./cycles.ts";
import { CALL_NAMES, type CallName, cycleTime, type PaymentUnderWay } from "./payment.ts";
import { processorTime } from "./processorTime.ts";
import { type RecordedWrite, recordWrites } from "./recordedWrites.ts";
import { type ServerUnderLoad, withServer } from "./serverProcess.ts";

/** A payment may take at most this many times the baseline's time. */
const BUDGET = 1.5;

const ROUNDS = 20;
/** Payments in a round. */
const ROUND = 50;

/** The cost of a round, in milliseconds. */
interface Taken {
  readonly time: number;
  /** Processor time. */
  readonly worked: number;
}

interface Round {
  readonly payments: readonly PaymentUnderWay[];
  readonly backend: Taken;
  /** The same number of payments, measured immediately afterwards. */
  readonly baseline: Taken;
}

/** Compares the cost of a whole payment with the synced writes and signatures that it must make. */
export const paymentsPart: Part = {
  name: "payments",
  title: `The whole payment cycle, ${CONNECTIONS} at once`,
  async run() {
    const writes = await recordWrites();
    await withServer(
      (databases) => storeBills(databases, (ROUNDS + 1) * ROUND),
      (server) =>
        withFolder(async (folder) => {
          const databases = await openDatabases({ folder: join(folder, "databases") });
          try {
            const baseline = baselineOf(databases, writes, server.keys, CONNECTIONS);
            report(await measure(server, baseline), writes);
          } finally {
            await closeDatabases(databases);
          }
        }),
    );
  },
};

/** Measures both in turn, so that other work of the machine slows both. The first round is a warm-up and does not count. */
async function measure(server: ServerUnderLoad, baseline: Baseline): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = [await server.processorTime(), processorTime()] as const;
    const { payments, took } = await runCycles(server, { from: round * ROUND, count: ROUND });
    const between = [await server.processorTime(), processorTime()] as const;
    const time = await baseline.run(ROUND);
    rounds.push({
      payments,
      backend: { time: took, worked: between[0] - before[0] },
      baseline: { time, worked: processorTime() - between[1] },
    });
  }
  return rounds.slice(1);
}

function report(rounds: readonly Round[], writes: readonly RecordedWrite[]): void {
  reportCalls(rounds.flatMap(({ payments }) => payments));
  const row = (name: string, side: "backend" | "baseline") => {
    const each = median(rounds.map((round) => round[side].time)) / ROUND;
    const worked = median(rounds.map((round) => round[side].worked)) / ROUND;
    return [name, (1000 / each).toFixed(1), milliseconds(each), milliseconds(worked)];
  };
  say();
  sayTable(
    ["", "payments a second", "each", "processor time each"],
    [
      row("the back end", "backend"),
      row(`its ${writes.length} synced writes, 1 signature, 2 verifications`, "baseline"),
    ],
  );
  // each round is compared with its own baseline, because the machine was equally busy for both
  const ratios = rounds.map(({ backend, baseline }) => backend.time / baseline.time);
  const ratio = median(ratios);
  const span = `${times(Math.min(...ratios))} to ${times(Math.max(...ratios))} over ${rounds.length} rounds`;
  say();
  say(
    `  ratio ${times(ratio)} (${span}); budget ${times(BUDGET)}: ${ratio <= BUDGET ? "holds" : "EXCEEDED"}` +
      (isSteady(ratios) ? "" : "; the machine did much else, an idle one says more"),
  );
}

/** Whether three quarters of the rounds are within a factor of two of each other. */
function isSteady(ratios: readonly number[]): boolean {
  return quantile(ratios, 0.875) <= 2 * quantile(ratios, 0.125);
}

function reportCalls(payments: readonly PaymentUnderWay[]): void {
  const row = (name: string, values: readonly number[]) => [
    name,
    milliseconds(quantile(values, 0.5)),
    milliseconds(quantile(values, 0.99)),
  ];
  const call = (name: CallName) => payments.flatMap(({ took }) => took.get(name) ?? []);
  sayTable(
    [`${payments.length} payments`, "p50", "p99"],
    [row("whole cycle", payments.map(cycleTime)), ...CALL_NAMES.map((name) => row(`  ${name}`, call(name)))],
  );
}
