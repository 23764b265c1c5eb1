import { create, defaulted, optional, type } from "superstruct";
import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { readLicenceKey } from "../../domain/licenceKey.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import type { Databases } from "../databases/databases.ts";
import { missing } from "../http/refusal.ts";
import {
  type IssuedLicence,
  issueLicence,
  type LicenceOfPeriod,
  readIssuedLicence,
} from "../licences/issuedLicence.ts";
import { requireFact } from "../licences/licenceFact.ts";
import { renewalsFor } from "../licences/licenceReader.ts";
import { paidLicenceFor } from "../licences/paidLicence.ts";
import type { PaidRenewal } from "../licences/paidRenewals.ts";
import { shownLicence } from "../licences/shownLicence.ts";
import { has } from "../services.ts";
import type { ProxyRequest } from "./allowedUse.ts";

/**
 * The payload names the council, because a number is unique only within one council. The server ignores every other field and
 * fills in the licence itself.
 */
export const beside = type({
  council: defaulted(councilCode, DEFAULT_COUNCIL),
  /** The fact from the bill that a council may ask for (rule 6.11). */
  bill_fact: optional(shortText),
});

/** Reads a licence that was issued before. @throws Refusal 404 */
export function readDigitalLicence(databases: Databases, asked: ProxyRequest): Promise<WireObject> {
  return answerLicence(databases, asked, (licence) => readIssuedLicence(databases.digital_license, licence));
}

/** Issues a paid licence, from the server's own records. @throws Refusal 404 */
export function writeDigitalLicence(databases: Databases, asked: ProxyRequest): Promise<WireObject> {
  return answerLicence(databases, asked, (licence, renewal) => issueLicence(databases, licence, renewal));
}

/**
 * @throws Refusal 404 when there is no licence, or the caller may not see it; 403 when the council asks for a fact from the bill and
 * the caller has not given it
 */
async function answerLicence(
  databases: Databases,
  { parts: [text = ""], payload, reader: readReader, searcher, services }: ProxyRequest,
  find: (licence: LicenceOfPeriod, renewal: PaidRenewal) => Promise<IssuedLicence | undefined>,
): Promise<WireObject> {
  const { council, bill_fact } = create(payload ?? {}, beside);
  const key = readLicenceKey(text);
  if (key === undefined || !has(services, "statements")) throw missing();
  const { number, year, month } = key;
  const licence: LicenceOfPeriod = { council, number, period: { year, month } };
  const reader = await readReader();
  const renewal = await paidLicenceFor(databases, reader, licence);
  if (renewal === undefined) throw missing();
  const issued = await find(licence, renewal);
  const shown = await renewalsFor(databases, reader, licence);
  if (issued === undefined || shown === undefined) throw missing();
  await requireFact(databases, { licence, owner: issued.owner, shown, reader }, bill_fact, searcher);
  return await shownLicence({ ...services, databases }, issued);
}
