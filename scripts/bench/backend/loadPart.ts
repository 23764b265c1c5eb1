import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import packageFile from "../../../package.json" with { type: "json" };
import type { Part } from "../part.ts";
import { megabytes, milliseconds, say, sayTable, times } from "../report.ts";
import { quantile } from "../statistics.ts";
import { BACKEND, type ServerUnderLoad, withServer } from "./serverProcess.ts";
import { peakOf, watchCommand } from "./watchedCommand.ts";

/** The share of the records that the second load changes. */
const CHANGED = 0.1;

/** Searches while nothing is loaded. */
const IDLE_SEARCHES = 1_000;

/** Milliseconds between two searches. */
const PAUSE = 20;

/** Measures a first load and a daily one, and the searches that citizens make meanwhile. */
export const loadPart: Part = {
  name: "load",
  title: "Loading records while citizens search",
  async run({ records, couchdb }) {
    // the servers of the benchmark have the bounds of the heap that `npm start` gives
    const variables = {
      NODE_OPTIONS: boundsOf("start"),
      ...(couchdb !== undefined && { KAUNTER_BENCH_COUCHDB: couchdb }),
    };
    const withOne = (work: (server: ServerUnderLoad) => Promise<void>) =>
      withServer(
        async () => undefined,
        work,
        async () => ({ ...BACKEND, variables }),
      );
    await withOne((server) =>
      couchdb === undefined
        ? measure(server, server, records)
        : withOne((other) => measure(server, other, records)),
    );
  },
};

/**
 * @param server takes the loads
 * @param searched answers the searches; over CouchDB another process, which knows nothing of the load
 */
async function measure(server: ServerUnderLoad, searched: ServerUnderLoad, records: number): Promise<void> {
  const first = join(server.folder, "first.ndjson");
  const daily = join(server.folder, "daily.ndjson");
  await writeRecords(first, records, 0);
  await writeRecords(daily, records, Math.round(records * CHANGED));
  const initial = await load(server, first);
  const idle = await search(searched, records, IDLE_SEARCHES);
  const stopping = new AbortController();
  const meanwhile = search(searched, records, Number.POSITIVE_INFINITY, stopping.signal);
  const second = await load(server, daily);
  stopping.abort();
  const busy = await meanwhile;
  const again = await load(server, daily);
  sayTable(
    [`${records} records`, "time", "a second", "loader", "server"],
    [
      ["all new", ...columnsOf(initial, records)],
      ["a tenth changed", ...columnsOf(second, records)],
      ["unchanged", ...columnsOf(again, records)],
    ],
  );
  sayTable(
    ["a search by vehicle", "searches", "median", "p99"],
    [
      ["while nothing is loaded", ...quantilesOf(idle)],
      ["while a tenth changes", ...quantilesOf(busy)],
    ],
  );
  say(
    `  p99 while loading: ${times(quantile(busy, 0.99) / quantile(idle, 0.99))} of the idle one (budget 2 x)`,
  );
}

interface Loading {
  readonly seconds: number;
  /** The most memory that the command had, and that the server has had so far. Bytes. */
  readonly loader: number;
  readonly server: number;
}

const columnsOf = ({ seconds, loader, server }: Loading, records: number): readonly string[] => [
  `${seconds.toFixed(0)} s`,
  (records / seconds).toFixed(0),
  megabytes(loader),
  megabytes(server),
];

const quantilesOf = (measured: readonly number[]): readonly string[] => [
  String(measured.length),
  milliseconds(quantile(measured, 0.5)),
  milliseconds(quantile(measured, 0.99)),
];

const numberOf = (index: number): string => `K26-${String(index).padStart(7, "0")}`;
const vehicleOf = (index: number): string => `SX${String(index).padStart(7, "0")}`;

async function writeRecords(file: string, count: number, changed: number): Promise<void> {
  const out = createWriteStream(file);
  for (let index = 0; index < count; index += 1) {
    const record = {
      type: "compound",
      council: "mpt",
      compound_no: numberOf(index),
      compound_id: `C-${index}`,
      compound_type: "vehicle",
      category: "vehicle-enforcement",
      offence: "Meletak kenderaan tanpa kupon letak kereta",
      issued_on: "2026-08-03",
      due_date: "2026-08-17",
      payer: `BENEDICT GUNDOHING ${index}`,
      ic_no: String(500_000_000_000 + index),
      vehicle_no: vehicleOf(index),
      amount: index < changed ? "31.00" : "30.00",
      as_of: changed > 0 ? "2026-11-02T00:00:00Z" : "2026-11-01T00:00:00Z",
    };
    if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}

/** The arguments of Node in a script of the package, with the bounds of the heap. */
function argumentsOf(script: "load" | "start"): readonly string[] {
  const command = /\bnode (\S.*)$/.exec(packageFile.scripts[script])?.[1] ?? "";
  return command.split(" ");
}

const boundsOf = (script: "load" | "start"): string =>
  argumentsOf(script)
    .filter((one) => one.startsWith("--"))
    .join(" ");

async function load({ origin, folder, pid }: ServerUnderLoad, file: string): Promise<Loading> {
  const { seconds, peak } = await watchCommand([...argumentsOf("load"), file], {
    PORT: new URL(origin).port,
    KAUNTER_DATA: folder,
    COUCHDB_URL: "",
  });
  return { seconds, loader: peak, server: await peakOf(pid) };
}

async function search(
  { origin }: ServerUnderLoad,
  records: number,
  count: number,
  stopping?: AbortSignal,
): Promise<readonly number[]> {
  const took: number[] = [];
  for (let index = 0; index < count && !stopping?.aborted; index += 1) {
    const asked = { council: "mpt", payment_type: "compound", _id: vehicleOf((index * 7919) % records) };
    const began = performance.now();
    const answer = await fetch(`${origin}/compounds`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    const found = JSON.stringify(await answer.json());
    took.push(performance.now() - began);
    if (!found.includes("K26-"))
      throw new Error(
        `The server answered a search with ${answer.status} and without the bill. Run the tests of the search.`,
      );
    await wait(PAUSE);
  }
  return took;
}
