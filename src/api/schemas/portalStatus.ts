import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { chargeType, councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";

/** What is closed, or will be: the portal, payments by card, a council, or some charges of a council. Null means no limit on that side. */
const maintenance = object({
  closed: enums(["portal", "cards", "council", "charges"]),
  council: optional(councilCode),
  charges: optional(array(chargeType)),
  from: nullable(instant),
  until: nullable(instant),
});

export type Maintenance = Infer<typeof maintenance>;

/** GET /api/status: what a webmaster watches. */
export const portalStatus = object({
  /** `closed`: the central team closed the counter. `unavailable`: the databases do not answer, and the lists are empty. */
  status: enums(["open", "closed", "unavailable"]),
  /** The version of the published elements. Null where they are not built. */
  version: nullable(string()),
  at: instant,
  /** What holds now or is planned, the earliest first. */
  maintenance: array(maintenance),
});

export type PortalStatus = Infer<typeof portalStatus>;
