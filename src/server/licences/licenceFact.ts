import { object } from "superstruct";
import { plainNumber } from "../../charges/plainNumber.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { Searcher } from "../bills/searchRecords.ts";
import { readLastingConfiguration } from "../configuration/readConfiguration.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { Refusal } from "../http/refusal.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { LicenceReader, ShownRenewals } from "./licenceReader.ts";
import type { RequestedLicence } from "./paidRenewals.ts";

/**
 * The second fact of a digital licence (rule 6.11). Anyone may pay for a licence whose number they guess, and the licence shows a
 * person's photo and address. So a council may ask a payer who is not the verified owner for the end of the owner's identity
 * number, which the licence bill prints. A licence without such a number, such as a company's, asks for nothing.
 */

const FACT_LENGTH = 4;

/** For this long after the fact, the payment's holder reads the licence and its photo without it. */
const HOURS = 24;

type FactDatabases = Pick<Databases, "metadata" | "handles">;

interface Asking {
  readonly licence: RequestedLicence;
  /** The identity number of the owner. */
  readonly owner: string | undefined;
  readonly shown: ShownRenewals;
  readonly reader: LicenceReader;
}

const givenFact = object({ expires_at: instant });

/** Whether the reader still has to give the fact. */
export async function lacksFact(databases: FactDatabases, asking: Asking): Promise<boolean> {
  const { licence, owner, shown, reader } = asking;
  if (owner === undefined || shown.isOwner) return false;
  if (!(await asksForFact(databases.metadata, licence.council))) return false;
  for (const { payment } of shown.proved) {
    const stored = await databases.handles.read(givenId(payment, licence));
    const given = stored && readStored(stored, givenFact);
    if (given !== undefined && reader.now.getTime() < Date.parse(given.expires_at)) return false;
  }
  return true;
}

/**
 * Checks what the reader typed, and remembers it for the payments of the reader. A wrong fact counts as a search for the owner's
 * identity number that finds nothing.
 * @throws Refusal 403 when the fact is missing or wrong, 429 after too many wrong ones
 */
export async function requireFact(
  databases: FactDatabases,
  asking: Asking,
  typed: string | undefined,
  searcher: () => Promise<Searcher>,
): Promise<void> {
  if (!(await lacksFact(databases, asking))) return;
  const { licence, owner = "", shown, reader } = asking;
  if (typed === undefined) throw new Refusal(403, "bill_fact_needed");
  if (!(await isFactOf(licence, owner, typed, searcher))) throw new Refusal(403, "bill_fact_needed");
  for (const { payment } of shown.proved)
    await keepGiven(databases.handles, givenId(payment, licence), reader.now);
}

/**
 * Whether the typed fact is the end of the owner's identity number. A wrong one counts as a search for that number that finds
 * nothing.
 * @throws Refusal 429 after too many wrong ones
 */
export async function isFactOf(
  { council, number }: RequestedLicence,
  owner: string,
  typed: string,
  searcher: () => Promise<Searcher>,
): Promise<boolean> {
  const { lookUp } = await searcher();
  return await lookUp(
    { council, type: "license", number: owner, personal: "identity" },
    async () => factOf(typed) === factOf(owner),
    (same) => (same ? [number] : []),
  );
}

/** Whether the council asks for the fact before it shows a licence. */
export async function asksForFact(metadata: DocumentStore, council: CouncilCode): Promise<boolean> {
  const { councils } = await readLastingConfiguration(metadata);
  return councils[council]?.bill_fact.licence === true;
}

async function keepGiven(handles: DocumentStore, _id: string, now: Date): Promise<void> {
  const stored = await handles.read(_id);
  const expires_at = new Date(now.getTime() + HOURS * 60 * 60_000).toISOString();
  // when another call of the same reader is faster, its document serves as well
  await handles.write({ ...stored, _id, type: "licence_fact", expires_at });
}

const givenId = ({ _id }: Payment, { council, number }: RequestedLicence): string =>
  `licence_fact:${_id}:${council}:${plainNumber(number)}`;

/** The end of an identity number. A reader may also type the whole number. */
const factOf = (number: string): string => plainNumber(number).slice(-FACT_LENGTH);
