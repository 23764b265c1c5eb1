import { test } from "@playwright/test";
import { generateCouncilRecords } from "../../demo/records/generate.ts";
import { licenceOfShape } from "../../demo/records/licences.ts";
import { samplesOf } from "../../demo/records/samples.ts";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { postToSystem } from "../../src/server/commands/runningSystem.ts";
import {
  databaseIdOf,
  documentOf,
  numberField,
  type RecordDocument,
  recordOf,
} from "../../src/server/records/document.ts";
import { DATA, PORTAL } from "./system.ts";

/**
 * Bills, people and addresses that belong to one test. Tests that use no others run side by side, in any order and repeatedly. A
 * test that only looks at a bill may use the councils' samples, since nobody pays those.
 */

export interface OwnBill {
  readonly council: CouncilCode;
  readonly charge: "assessment" | "compound" | "license" | "market" | "parking";
  /** As printed on the bill. */
  readonly number: string;
}

/** The council whose records a test loads. Until a load ends, nothing else may write a record of its council. */
export const LOADED_COUNCIL = "mdtbn";

/** The made-up record of a council to copy. */
export type Kind = keyof ReturnType<typeof originalsOf>;

function originalsOf(council: CouncilCode) {
  const licence = (shape: Parameters<typeof licenceOfShape>[1]) =>
    ({ charge: "license", number: licenceOfShape(council, shape) }) as const;
  return {
    ...samplesOf(council),
    nightMarket: licence("nightMarket"),
    stallOfHawker: licence("stallOfHawker"),
  };
}

/** The numbers that this worker has given out, by length. */
const given = new Map<number, number>();

/** Workers of one run. A worker ends after a failed test, and another replaces it. */
const MOST_WORKERS = 100;

/**
 * @param length at least 4
 * @returns digits that no other test of this run has. The councils' own begin with 1 to 3, and each worker has a range of its own
 */
export function ownDigits(length: number): string {
  const { workerIndex } = test.info();
  const count = given.get(length) ?? 0;
  const share = (6 * 10 ** (length - 1)) / MOST_WORKERS;
  if (workerIndex >= MOST_WORKERS || count >= share)
    throw new RangeError(`no number of ${length} digits is left`);
  given.set(length, count + 1);
  return String(4 * 10 ** (length - 1) + workerIndex * share + count);
}

/** @returns a made-up record with a number of its own, in the form in which the council prints such numbers */
export function copyOf(
  council: CouncilCode,
  kind: Kind,
  changes: Pick<RecordDocument, "ic_no"> = {},
): { readonly bill: OwnBill; readonly document: RecordDocument } {
  const { charge, number: former } = originalsOf(council)[kind];
  const original = generateCouncilRecords(council).find(
    ({ _id }) => _id === databaseIdOf(council, charge, former),
  );
  const last = /\d{4,}$/.exec(former)?.[0];
  if (original === undefined || last === undefined || charge === "local_government_charge")
    throw new RangeError(`${kind} of ${council} cannot be copied`);
  const number = `${former.slice(0, -last.length)}${ownDigits(last.length)}`;
  const record = recordOf(original);
  const copy = recordOf({
    ...original,
    _id: databaseIdOf(council, charge, number),
    [numberField(record)]: number,
  });
  const { photo, print, ic_no } = original;
  const document = documentOf(copy, changes.ic_no ?? ic_no, {
    ...(photo === undefined ? {} : { photo }),
    ...(print === undefined ? {} : { print }),
  });
  return { bill: { council, charge, number }, document };
}

/**
 * Gives the running test a bill that nobody else pays or searches: a copy of a council's sample.
 * @param council any but `LOADED_COUNCIL`
 */
export async function ownBill(
  council: CouncilCode,
  kind: Kind,
  changes: Pick<RecordDocument, "ic_no"> = {},
): Promise<OwnBill> {
  if (council === LOADED_COUNCIL) throw new RangeError(`${council} is for the test that loads records`);
  const { bill, document } = copyOf(council, kind, changes);
  const place = {
    port: Number(new URL(PORTAL).port),
    data: DATA,
    databases: () => Promise.reject(new Error("The system of the journeys does not run")),
  };
  const answer = await postToSystem(place, "records", { records: [document] });
  if (typeof answer === "string" || !answer.ok) throw new Error("The system did not take the record");
  return bill;
}

/** Eight hexadecimal digits that identify the running test, the same at each call. */
function ownName(): string {
  return test.info().testId.replaceAll("-", "").slice(-8);
}

/** An e-mail address of the running test, the same at each call. */
export function ownAddress(name: string): string {
  return `${name}.${ownName()}@example.my`;
}

/** A mobile number of the running test. */
export function ownPhone(): string {
  const digits = ownDigitsOf(7);
  return `018-${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** An identity number of the running test, of a person born in Sabah. */
export function ownIdentityNumber(): string {
  const digits = ownDigitsOf(9);
  const month = 1 + (Number(digits.slice(0, 2)) % 12);
  const day = 1 + (Number(digits.slice(2, 4)) % 28);
  const two = (part: number) => String(part).padStart(2, "0");
  return `9${digits.slice(4, 5)}${two(month)}${two(day)}-12-${digits.slice(5)}`;
}

/** Digits derived from the running test's name. */
function ownDigitsOf(length: number): string {
  return String(Number.parseInt(ownName(), 16) % 10 ** length).padStart(length, "0");
}
