import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { readPaymentStatus } from "../../api/payments.ts";
import { type RequestedLicence, readLicence } from "../../api/readLicence.ts";
import { type LicencePictures, readLicencePictures } from "../../api/readPicture.ts";
import type { DigitalLicence } from "../../api/schemas/digitalLicence.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import { licenceKeyText } from "../../domain/licenceKey.ts";
import { needsPhoto } from "../../print/licence/templates.ts";

/** The result of looking for a licence to print. */
export type FoundLicence =
  | { readonly status: "found"; readonly licence: DigitalLicence; readonly pictures: LicencePictures }
  /** The owner has no photo, and this licence is not printed without one (rule 5.14). */
  | { readonly status: "no_photo" }
  /** A picture exists but could not be read. It says nothing about the photo. */
  | { readonly status: "picture_fault"; readonly fault: Fault }
  /** The payment of the renewal is known, but not known to be paid. */
  | { readonly status: "unconfirmed" }
  /** The council asks for a fact from the bill, and the given one, if any, is wrong. */
  | { readonly status: "fact"; readonly given: string | undefined }
  | { readonly status: "not_found" };

/**
 * Reads a licence and its pictures.
 * @throws PortalError when the server cannot say now
 */
export async function findLicence(
  client: Client,
  asked: RequestedLicence,
  signal: AbortSignal,
): Promise<FoundLicence> {
  const licence = await readLicence(client, asked, signal).catch((error: unknown) => {
    const fault = faultOf(error);
    if (fault.kind === "missing") return undefined;
    if (fault.kind === "refused" && fault.reason === "bill_fact_needed") return "lacks fact";
    throw error;
  });
  if (licence === undefined) return { status: await whyMissing(client, asked, signal) };
  if (licence === "lacks fact") return { status: "fact", given: asked.billFact };
  return withPictures(client, licence, asked, signal);
}

async function withPictures(
  client: Client,
  licence: DigitalLicence,
  { token }: RequestedLicence,
  signal: AbortSignal,
): Promise<FoundLicence> {
  try {
    const pictures = await readLicencePictures(client, licence, { token, signal });
    if (needsPhoto(licence.license) && pictures.photo === undefined) return { status: "no_photo" };
    return { status: "found", licence, pictures };
  } catch (error) {
    return { status: "picture_fault", fault: faultOf(error) };
  }
}

async function whyMissing(
  client: Client,
  { key, council, token }: RequestedLicence,
  signal: AbortSignal,
): Promise<"unconfirmed" | "not_found"> {
  if (token === undefined) return "not_found";
  try {
    const payment = await readPaymentStatus(client, token, signal);
    const isRenewed = renewalsOf(payment.services).some(
      (renewal) => renewal.council === council && licenceKeyText(renewal.licence) === licenceKeyText(key),
    );
    return isRenewed && payment.status !== "paid" ? "unconfirmed" : "not_found";
  } catch (error) {
    if (faultOf(error).kind === "missing") return "not_found";
    throw error;
  }
}
