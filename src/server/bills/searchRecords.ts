import { create, type Struct, StructError } from "superstruct";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { rowsQuery, type SearchQuery, searchQuery } from "../../api/schemas/search.ts";
import type { FindCall } from "../../charges/charge.ts";
import {
  type Bill,
  type BillRow,
  type CouncilRecord,
  type Recorded,
  recordedCharge,
} from "../../charges/index.ts";
import { maskNames } from "../../charges/masking.ts";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { readViewer, type Viewer } from "../accounts/viewer.ts";
import type { Clock } from "../clock.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import type { Databases } from "../databases/databases.ts";
import type { Context } from "../http/context.ts";
import { INVALID_SEARCH, missing, Refusal } from "../http/refusal.ts";
import type { LookUp, SearchedNumber } from "../http/searchRateLimit.ts";
import { attemptOpenSince } from "../payments/openAttempts.ts";
import type { RecordCharge } from "../records/document.ts";
import type { Services } from "../services.ts";
import { factCheck } from "./billFact.ts";
import { openCharge, refuseWhenClosed } from "./openCharge.ts";
import { findRecords, lessSettled, type OwnedRecord, readCouncilRecord } from "./recordStore.ts";

/** The caller of a search. */
export interface Searcher {
  readonly viewer: Viewer;
  /** Reads a number within the limits for searches that find nothing. */
  readonly lookUp: LookUp;
  readonly now: Date;
}

/** Call this before a search reads a record. It counts the search. @throws Refusal 429 */
export async function readSearcher(services: Services, context: Context): Promise<Searcher> {
  const lookUp = services.rateLimits.search(context);
  return { viewer: await readViewer(services, context), lookUp, now: services.clock.now() };
}

const invalidSearch = (): Refusal => new Refusal(400, INVALID_SEARCH);

/**
 * Validates a search query. A `database` must be the register of the number, because the search could find nothing in another.
 * @throws Refusal 404 invalid_council, 403 invalid_payment_type for an unknown charge type or one without records, 400 otherwise
 */
function readSearchQuery<Query extends SearchQuery>(body: unknown, schema: Struct<Query, unknown>): Query {
  if (typeof body === "object" && body !== null) {
    if ("council" in body && !isCouncilCode(body.council)) throw new Refusal(404, "invalid_council");
    if ("payment_type" in body && !isChargeType(body.payment_type))
      throw new Refusal(403, "invalid_payment_type");
  }
  const query = readQuery(body, schema);
  const charge = recordedCharge(query.payment_type);
  if (charge === undefined) throw new Refusal(403, "invalid_payment_type");
  if (query.database !== undefined && query.database !== charge.registerOf(query._id)) throw invalidSearch();
  return query;
}

function readQuery<Query>(body: unknown, schema: Struct<Query, unknown>): Query {
  try {
    return create(body, schema);
  } catch (failure) {
    if (failure instanceof StructError) throw invalidSearch();
    throw failure;
  }
}

/**
 * The rows that a query finds. Fields that lead to a person are masked, except in the viewer's own records.
 * @param asked the query, not validated yet
 * @throws Refusal 403 bill_fact_needed for a person's number at a council that asks for a fact from the bill
 */
export async function findRows(
  databases: Databases,
  call: FindCall,
  asked: unknown,
  { viewer, lookUp, now }: Searcher,
): Promise<readonly WireObject[]> {
  const { query, charge, configuration } = await open(databases, now, asked, rowsQuery);
  if (charge.source !== "bill" || charge.findCall !== call) throw new Refusal(403, "invalid_payment_type");
  const searched = searchedNumber(charge, query, viewer);
  const { lacksFact, allows } = factCheck(configuration, charge, query, searched, viewer);
  const found = await lookUp(
    searched,
    async () => {
      // without reading, the time of the answer says nothing either
      if (lacksFact && viewer === undefined) return [];
      return (await findRecords(databases, charge, query.council, query._id)).filter(allows);
    },
    (records) => records.map(({ record }) => record._id),
  );
  if (lacksFact && found.length === 0) throw new Refusal(403, "bill_fact_needed");
  // a row that shows what is due shows it without what was paid
  const current = charge.dueOfRow === undefined ? found : await lessSettled(databases, charge, found);
  return current
    .map(({ record, owner }) => ({ row: charge.row.read(writeRecord(charge, record)), owner }))
    .filter(({ row }) => isOfKind(charge, row, query))
    .map(({ row, owner }) => shownTo(viewer, charge, charge.row.write(row), owner, searched.number));
}

/** The number of a query, with its kind. A viewer may search by their own verified identity number without a limit. */
function searchedNumber(
  charge: Recorded,
  { council, _id }: SearchQuery,
  viewer: string | undefined,
): SearchedNumber {
  const { type }: RecordCharge = charge;
  const number = charge.normaliseNumber(_id);
  const kind = viewer !== undefined && number === viewer ? undefined : personalNumberOf(charge, number);
  return { council, type, number, personal: kind };
}

const personalNumberOf = (charge: RecordCharge, number: string) => charge.personalNumber?.(number);

/**
 * The record that a query finds, minus its settlements. Personal data are masked, except in the viewer's own record.
 * @param asked the query, not validated yet
 * @throws Refusal 404 when there is none
 */
export async function readShownRecord(
  databases: Databases,
  asked: unknown,
  searcher: Searcher,
): Promise<WireObject> {
  const { charge, record, owner } = await readQueriedRecord(databases, asked, searcher);
  return shownTo(searcher.viewer, charge, writeRecord(charge, record), owner);
}

/** The same record, with the time since when somebody may be paying it. */
export async function readSearchedRecord(
  databases: Databases,
  clock: Clock,
  asked: unknown,
  searcher: Searcher,
): Promise<WireObject> {
  const { charge, record, owner } = await readQueriedRecord(databases, asked, searcher);
  const attempt_open_since = await attemptOpenSince(databases.all_payments, charge, record, clock.now());
  return { ...shownTo(searcher.viewer, charge, writeRecord(charge, record), owner), attempt_open_since };
}

async function readQueriedRecord(
  databases: Databases,
  asked: unknown,
  { viewer, lookUp, now }: Searcher,
): Promise<OwnedRecord & { readonly charge: Recorded }> {
  const { query, charge } = await open(databases, now, asked, searchQuery);
  const searched = searchedNumber(charge, query, viewer);
  const found = await lookUp(
    searched,
    () => readCouncilRecord(databases, charge, query.council, query._id),
    (record) => (record === undefined ? [] : [searched.number]),
  );
  if (found === undefined) throw missing();
  return { charge, ...found };
}

/** Masks personal data, unless the viewer's verified identity number is the record's. */
function shownTo(
  viewer: Searcher["viewer"],
  charge: Recorded,
  wire: WireObject,
  owner: OwnedRecord["owner"],
  typed?: string,
): WireObject {
  return viewer !== undefined && viewer === owner ? wire : maskNames(charge, wire, typed);
}

async function open<Query extends SearchQuery>(
  databases: Databases,
  now: Date,
  asked: unknown,
  schema: Struct<Query, unknown>,
): Promise<{
  readonly query: Query;
  readonly charge: Recorded;
  readonly configuration: Configuration;
}> {
  const query = readSearchQuery(asked, schema);
  const configuration = await readConfiguration(databases.metadata, now);
  refuseWhenClosed(configuration);
  const charge = openCharge(configuration, query.council, query.payment_type);
  if (charge.source === "form") throw new Refusal(403, "invalid_payment_type");
  return { query, charge, configuration };
}

function writeRecord({ record: codec }: RecordCharge, record: CouncilRecord): WireObject {
  return codec.write(record);
}

function isOfKind({ searchKinds }: Bill, row: BillRow, { compound_type }: SearchQuery): boolean {
  return (
    searchKinds === undefined || compound_type === undefined || searchKinds.kindOf(row) === compound_type
  );
}
