import type { ChargeType } from "../domain/chargeTypes.ts";
import { assessmentInvariants } from "./assessment/recordInvariants.ts";
import { compoundInvariants } from "./compound/recordInvariants.ts";
import type { CouncilRecord } from "./index.ts";
import { licenseInvariants } from "./license/recordInvariants.ts";
import { parkingInvariants } from "./parking/recordInvariants.ts";
import type { RecordInvariants } from "./recordInvariants.ts";

const INVARIANTS: {
  readonly [Type in ChargeType]?: RecordInvariants<Extract<CouncilRecord, { type: Type }>>;
} = {
  assessment: assessmentInvariants,
  compound: compoundInvariants,
  license: licenseInvariants,
  parking: parkingInvariants,
};

/** What the records of a charge type must agree on; nothing where its fields stand each for itself. */
export function invariantsOf(type: ChargeType): RecordInvariants<CouncilRecord> {
  return INVARIANTS[type] ?? {};
}
