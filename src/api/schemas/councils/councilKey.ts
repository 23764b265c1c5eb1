import { array, type Infer, nullable, object, string } from "superstruct";
import { instant } from "../../../domain/schemas/instantStruct.ts";
import { shortText } from "../../../domain/schemas/plainText.ts";

/** A key with which a council's program reads the council's remittances, as the central team sees it. */
export const councilKey = object({
  /** The first eight digits of the key's hash. */
  id: string(),
  name: string(),
  created_at: instant,
  /** The officer or the command. Null for a key of the time before this was noted. */
  created_by: nullable(string()),
  last_used_at: nullable(instant),
  revoked_at: nullable(instant),
});

export type CouncilKey = Infer<typeof councilKey>;

/** GET /api/admin/councils/{council}/keys: also the revoked ones. */
export const councilKeys = object({ keys: array(councilKey) });

/** POST /api/admin/councils/{council}/keys. The name says who uses the key. */
export const councilKeyRequest = object({ name: shortText });

/** The answer has the key, which is shown once and never stored. */
export const councilKeyCreated = object({ id: string(), key: string() });

/** POST /api/admin/councils/{council}/keys/revoke. */
export const councilKeyNamed = object({ id: string() });
