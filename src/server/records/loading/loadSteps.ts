import {
  array,
  assign,
  boolean,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
  union,
  unknown,
} from "superstruct";
import { CHARGE_TYPES } from "../../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../domain/councils.ts";
import { list, text, whole } from "../../../domain/schemas/limits.ts";
import type { RefundDatabases } from "../../refunds/updateRefundCases.ts";
import type { RecordDocument } from "../document.ts";
import { type HoldingDatabases, heldOutRecord } from "../heldOut.ts";
import { readRecord } from "../readRecord.ts";
import { beginLoad, discardLoad, finishBatches, idsInScope, prepareWithdrawal, switchLoad } from "./loads.ts";
import { prepareBatch } from "./prepareBatch.ts";
import type { Throttle } from "./throttle.ts";

/** The calls of a load, as the command makes them to the running system. */

/** The most records in one batch. */
export const BATCH = 200;

const load = text({ pattern: /^[0-9a-f]{24}$/ });
const scope = text({ pattern: new RegExp(`^(${COUNCIL_CODES.join("|")}):(${CHARGE_TYPES.join("|")})$`) });
const ids = list(string(), { min: 1, max: BATCH });

export const loadStep = union([
  object({
    do: literal("begin"),
    file: text({ pattern: /^[0-9a-f]{64}$/ }),
    scopes: list(scope, { min: 1, max: 200 }),
  }),
  object({
    do: literal("prepare"),
    load,
    from: whole({ min: 0 }),
    records: list(unknown(), { min: 1, max: BATCH }),
    /** The ids of records to load although they bring a paid bill back. */
    confirmed: optional(array(string())),
  }),
  object({ do: literal("list"), scope, after: optional(string()) }),
  object({ do: literal("withdraw"), load, ids }),
  object({ do: literal("switch"), load }),
  object({ do: literal("discard"), load }),
  /** `after` is the answer to the previous step. */
  object({ do: literal("finish"), load, after: optional(string()) }),
]);

export type LoadStep = Infer<typeof loadStep>;

const counts = object({
  added: integer(),
  changed: integer(),
  withdrawn: integer(),
  held_out: array(heldOutRecord),
});

/** The answers, by the step. */
export const LOAD_ANSWERS = {
  begin: union([
    assign(counts, object({ load, from: integer() })),
    object({ busy: object({ load: string(), since: string(), hasSwitched: boolean() }) }),
  ]),
  prepare: counts,
  list: object({ ids: array(string()), next: nullable(string()) }),
  withdraw: object({}),
  switch: object({}),
  discard: object({}),
  /** Null when nothing is left to do. */
  finish: object({ after: nullable(string()) }),
} as const;

/** The records of a batch were valid in the file, so an invalid one means that the file or the version differs. */
export class InvalidBatch extends Error {
  override readonly name = "InvalidBatch";
}

/**
 * Does one step.
 * @param now an instant in UTC
 * @param databases throttled as the load is
 * @throws InvalidBatch
 */
export async function takeLoadStep(
  databases: RefundDatabases & HoldingDatabases,
  step: LoadStep,
  now: string,
  throttle: Pick<Throttle, "giveWay">,
): Promise<object> {
  const { records } = databases;
  switch (step.do) {
    case "begin":
      return await beginLoad(records, step, now);
    case "prepare": {
      const confirmed = new Set(step.confirmed);
      const preparing = { read: documentIn, confirmed, now: new Date(now), throttle };
      const batch = await prepareBatch(databases, step.load, step.from, step.records, preparing);
      const { added, changed, withdrawn, held_out } = batch;
      return { added, changed, withdrawn, held_out };
    }
    case "list":
      return await idsInScope(records, step.scope, step.after);
    case "withdraw":
      await prepareWithdrawal(records, step.load, step.ids);
      return {};
    case "switch":
      await switchLoad(records, step.load, now);
      return {};
    case "discard":
      await discardLoad(records, step.load, now);
      return {};
    case "finish":
      return { after: await finishBatches(databases, step.load, { now, after: step.after }) };
  }
}

function documentIn(value: unknown): RecordDocument {
  const read = readRecord(value);
  if ("problems" in read) throw new InvalidBatch("a record of the batch is invalid");
  return read.document;
}
