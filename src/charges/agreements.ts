import type { ChargeType } from "../domain/chargeTypes.ts";
import type { Agreement } from "./agreement.ts";
import { assessmentAgreement } from "./assessment/agreement.ts";
import { compoundAgreement } from "./compound/agreement.ts";
import type { CouncilRecord } from "./index.ts";
import { licenseAgreement } from "./license/agreement.ts";
import { parkingAgreement } from "./parking/agreement.ts";

const AGREEMENTS: {
  readonly [Type in ChargeType]?: Agreement<Extract<CouncilRecord, { type: Type }>>;
} = {
  assessment: assessmentAgreement,
  compound: compoundAgreement,
  license: licenseAgreement,
  parking: parkingAgreement,
};

/** What the records of a charge type must agree on; nothing where its fields stand each for itself. */
export function agreementOf(type: ChargeType): Agreement<CouncilRecord> {
  return AGREEMENTS[type] ?? {};
}
