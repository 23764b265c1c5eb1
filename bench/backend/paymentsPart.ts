import { join } from "node:path";
import { closeDatabases, openDatabases } from "../../demo/backend/databases/openDatabases.ts";
import type { Part } from "../part.ts";
import { milliseconds, say, sayTable, times } from "../report.ts";
import { median, quantile } from "../statistics.ts";
import { withFolder } from "../temporaryFolder.ts";
import { type Baseline, baselineOf } from "./baseline.ts";
import { storeBills } from "./bills.ts";
import { CONNECTIONS, type Cycles, runCycles } from "./cycles.ts";
import { CALL_NAMES, cycleTime } from "./payment.ts";
import { type RecordedWrite, recordWrites } from "./recordedWrites.ts";
import { type ServerUnderLoad, withServer } from "./serverProcess.ts";

/** Design, section 9. */
const BUDGET = 1.5;

const ROUNDS = 6;
/** Payments in a round. */
const ROUND = 200;

interface Round {
  readonly cycles: Cycles;
  /** What the baseline took for as many payments, just after. Milliseconds. */
  readonly baseline: number;
}

/** What a whole payment costs the back end, beside the synced writes and signatures that it must make. */
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

/** By turns, so that what else the machine does slows both. The first round warms up and does not count. */
async function measure(server: ServerUnderLoad, baseline: Baseline): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const cycles = await runCycles(server, { from: round * ROUND, count: ROUND });
    rounds.push({ cycles, baseline: await baseline.run(ROUND) });
  }
  return rounds.slice(1);
}

function report(rounds: readonly Round[], writes: readonly RecordedWrite[]): void {
  const payments = rounds.flatMap(({ cycles }) => cycles.payments);
  const row = (name: string, values: readonly number[]) => [
    name,
    milliseconds(quantile(values, 0.5)),
    milliseconds(quantile(values, 0.99)),
  ];
  sayTable(
    [`${payments.length} payments`, "p50", "p99"],
    [
      row("whole cycle", payments.map(cycleTime)),
      ...CALL_NAMES.map((name) =>
        row(
          `  ${name}`,
          payments.flatMap(({ took }) => took.get(name) ?? []),
        ),
      ),
    ],
  );
  const each = (taken: number) => taken / ROUND;
  const cycle = median(rounds.map(({ cycles }) => each(cycles.took)));
  const baseline = median(rounds.map((round) => each(round.baseline)));
  const ratios = rounds.map((round) => round.cycles.took / round.baseline);
  const ratio = median(ratios);
  say();
  sayTable(
    ["", "payments a second", "each"],
    [
      ["the back end", (1000 / cycle).toFixed(1), milliseconds(cycle)],
      [
        `the ${writes.length} synced writes of a payment, 1 signature, 2 verifications`,
        (1000 / baseline).toFixed(1),
        milliseconds(baseline),
      ],
    ],
  );
  say();
  say(
    `  ratio ${times(ratio)} (${times(Math.min(...ratios))} to ${times(Math.max(...ratios))} over ${rounds.length} rounds); ` +
      `budget ${times(BUDGET)}: ${ratio <= BUDGET ? "holds" : "EXCEEDED"}`,
  );
}
