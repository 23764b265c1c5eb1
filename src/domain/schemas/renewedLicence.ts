import { type Infer, object, string } from "superstruct";
import { councilCode } from "./identifierStructs.ts";

/** A licence that a payment renewed: its council, and base64url of its number and period. */
export const renewedLicence = object({ council: councilCode, licence: string() });

/** A renewed licence, with the single-use handle that opens it in a frame on a council's page. */
export const licenceHandle = object({ ...renewedLicence.schema, handle: string() });

export type RenewedLicence = Infer<typeof renewedLicence>;
export type LicenceHandle = Infer<typeof licenceHandle>;
