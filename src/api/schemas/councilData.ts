import { type Infer, nullable, object, string } from "superstruct";
import { councilContact } from "./councilContact.ts";
import { licenceSigner } from "./digitalLicence.ts";

/** What a council keeps about itself, as the desk reads it. Null means that the council has none. */
export const councilData = object({
  contact: nullable(councilContact),
  /** Who signs the council's licences. */
  signer: nullable(licenceSigner),
  /** The SHA-256 of the picture in hex, for the logo and for the signature. */
  logo: nullable(string()),
  signature: nullable(string()),
});

export type CouncilData = Infer<typeof councilData>;

/** GET /api/admin/councils/{council}, and the answer to a change. */
export const councilDataAnswer = object({ revision: string(), data: councilData });

export type CouncilDataAnswer = Infer<typeof councilDataAnswer>;

/** POST /api/admin/councils/{council}/undo: takes the change with this id back. The revision is the one that the person saw. */
export const undoRequest = object({ revision: string(), id: string() });
