import { create } from "superstruct";
import type { LoadEnd, LoadProgress } from "../../../api/schemas/load.ts";
import type { ChargeType } from "../../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../../domain/councils.ts";
import { writeAct } from "../../audit/pendingActs.ts";
import type { Clock } from "../../clock.ts";
import type { Databases } from "../../databases/databases.ts";
import type { SearchesUnderWay } from "../../http/searchesUnderWay.ts";
import { loadId } from "../visible.ts";
import { type CheckedFile, checkFile, type OnProgress } from "./checkFile.ts";
import { readLoad } from "./loadDocuments.ts";
import { type LoadStep, takeLoadStep } from "./loadSteps.ts";
import { switchLoad } from "./loads.ts";
import { FileFormError } from "./recordsInFile.ts";
import { LoadBroken, OtherLoad, sendRecords, type TakeStep } from "./sendRecords.ts";
import { throttledDatabases } from "./throttledStore.ts";

interface LoadingServices {
  readonly databases: Databases;
  readonly clock: Clock;
  readonly searchesUnderWay: SearchesUnderWay;
}

export interface DeskLoad {
  readonly path: string;
  readonly council: CouncilCode;
  readonly type: ChargeType;
  readonly isSnapshot: boolean;
  /** How many records the person agreed to withdraw. */
  readonly withdraw: number | undefined;
  readonly discards: boolean;
  readonly confirmed: readonly string[];
  /** The person who loads it, for the audit log. */
  readonly by: string;
  readonly onProgress: (progress: LoadProgress) => void;
  /**
   * Runs just before the load takes effect.
   * @returns the end of a load that the person may no longer make
   */
  readonly beforeEffect: () => Promise<LoadEnd | undefined>;
}

/** The most held-out records in one answer. */
const HELD_OUT_SHOWN = 100;

/** The most problems in one answer. Their file helps the council's own programmers. */
const PROBLEMS_KEPT = 10_000;

/**
 * Loads a file of the desk in this process, as the command does with the running system. The audit log names the person when the load has
 * taken effect.
 */
export async function loadForDesk(services: LoadingServices, load: DeskLoad): Promise<LoadEnd> {
  try {
    return await loadOrBreak(services, load);
  } catch (failure) {
    if (failure instanceof OtherLoad) return { end: "busy", since: failure.since };
    if (failure instanceof LoadBroken) return { end: "failed" };
    throw failure;
  }
}

async function loadOrBreak(services: LoadingServices, load: DeskLoad): Promise<LoadEnd> {
  const { path, council, type, onProgress } = load;
  const checked = await check(path, { council, type }, (done, records) =>
    onProgress({ progress: "checking", done, records }),
  );
  if ("end" in checked) return checked;
  let refused: LoadEnd | undefined;
  let withdrawn = 0;
  const { records } = checked.file;
  const target = () =>
    `${council}:${type}: ${records} records, ${withdrawn} withdrawn, ${load.confirmed.length} confirmed`;
  const take = takeHere(services, (databases, step) =>
    takeEffect({ ...services, databases }, step, { by: load.by, target: target() }),
  );
  const counts = await sendRecords(load, checked.file, take, {
    onProgress: (done, records) => onProgress({ progress: "loading", done, records }),
    mayTakeEffect: async (missing) => {
      withdrawn = [...missing.values()].reduce((sum, count) => sum + count, 0);
      refused =
        withdrawn > 0 && withdrawn !== load.withdraw
          ? { end: "missing", records: withdrawn }
          : await load.beforeEffect();
      return refused === undefined;
    },
  });
  if (counts === undefined) return refused ?? { end: "failed" };
  const { heldOut, ...others } = counts;
  return { end: "loaded", ...others, held_out: heldOut.length, records: heldOut.slice(0, HELD_OUT_SHOWN) };
}

async function check(
  path: string,
  scope: { readonly council: CouncilCode; readonly type: ChargeType },
  onProgress: OnProgress,
): Promise<LoadEnd | { readonly file: CheckedFile }> {
  try {
    const file = await checkFile(path, { scope, onProgress, mostProblems: PROBLEMS_KEPT });
    const { records, refused, problems } = file;
    if (refused > 0) return { end: "wrong", records, refused, problems: [...problems] };
    return records === 0 ? { end: "empty" } : { file };
  } catch (failure) {
    if (!(failure instanceof FileFormError)) throw failure;
    // the person knows the file by another name
    return { end: "unreadable", problem: failure.message.replaceAll(` ${path}`, ""), ...failure.form };
  }
}

type Switch = Extract<LoadStep, { readonly do: "switch" }>;

/** Takes the steps in this process, behind the citizens' searches. */
function takeHere(
  { databases, clock, searchesUnderWay }: LoadingServices,
  onSwitch: (throttled: Databases, step: Switch) => Promise<void>,
): TakeStep {
  const throttled = throttledDatabases(databases, searchesUnderWay);
  return async (step, answer) => {
    await searchesUnderWay.giveWay();
    if (step.do === "switch") {
      await onSwitch(throttled, step);
      return create({}, answer);
    }
    return create(await takeLoadStep(throttled, step, clock.now().toISOString(), searchesUnderWay), answer);
  };
}

/**
 * Lets the load take effect, with its entry of the audit log. The load's document holds the act in the same write.
 * @param services whose `databases` are throttled as the load is
 * @throws LoadBroken when somebody gave the load up meanwhile
 */
async function takeEffect(
  { databases, clock }: LoadingServices,
  { load }: Switch,
  { by, target }: { readonly by: string; readonly target: string },
): Promise<void> {
  const { records } = databases;
  const at = clock.now().toISOString();
  const act = { at, by, what: "records_loaded", target } as const;
  const places = [{ database: "records", id: loadId(load) }] as const;
  if (await writeAct(databases, act, places, () => switchLoad(records, load, at, act))) return;
  // another process that loads the same file may have been faster
  if ((await readLoad(records, load))?.switched_at === undefined)
    throw new LoadBroken("Somebody gave this load up. Load the file again.");
}
