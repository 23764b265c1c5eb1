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

/** The rules between the fields of a charge type's records. Empty when the fields are independent. */
export function invariantsOf(type: ChargeType): RecordInvariants<CouncilRecord> {
  return INVARIANTS[type] ?? {};
}
