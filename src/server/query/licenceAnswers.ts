import { create, defaulted, type } from "superstruct";
import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { readLicenceKey } from "../../domain/licenceKey.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import type { Databases } from "../databases/databases.ts";
import { missing } from "../http/refusal.ts";
import {
  type IssuedLicence,
  issueLicence,
  type LicenceOfPeriod,
  readIssuedLicence,
} from "../licences/issuedLicence.ts";
import { paidLicenceFor } from "../licences/paidLicence.ts";
import type { PaidRenewal } from "../licences/paidRenewals.ts";
import { shownLicence } from "../licences/shownLicence.ts";
import { has } from "../services.ts";
import type { ProxyRequest } from "./allowedUse.ts";

/**
 * The payload names the council, because a number is unique only within one council. The server ignores every other field and
 * fills in the licence itself.
 */
export const beside = type({ council: defaulted(councilCode, DEFAULT_COUNCIL) });

/** Reads a licence that was issued before. @throws Refusal 404 */
export function readDigitalLicence(databases: Databases, asked: ProxyRequest): Promise<WireObject> {
  return answerLicence(databases, asked, (licence) => readIssuedLicence(databases.digital_license, licence));
}

/** Issues a paid licence, from the server's own records. @throws Refusal 404 */
export function writeDigitalLicence(databases: Databases, asked: ProxyRequest): Promise<WireObject> {
  return answerLicence(databases, asked, (licence, renewal) => issueLicence(databases, licence, renewal));
}

/** @throws Refusal 404 when there is no licence, or the caller may not see it */
async function answerLicence(
  databases: Databases,
  { parts: [text = ""], payload, reader, services }: ProxyRequest,
  find: (licence: LicenceOfPeriod, renewal: PaidRenewal) => Promise<IssuedLicence | undefined>,
): Promise<WireObject> {
  const { council } = create(payload ?? {}, beside);
  const key = readLicenceKey(text);
  if (key === undefined || !has(services, "statements")) throw missing();
  const { number, year, month } = key;
  const licence: LicenceOfPeriod = { council, number, period: { year, month } };
  const renewal = await paidLicenceFor(databases, await reader(), licence);
  if (renewal === undefined) throw missing();
  const issued = await find(licence, renewal);
  if (issued === undefined) throw missing();
  return await shownLicence({ ...services, databases }, issued);
}
