import type { ChargeType } from "../domain/chargeTypes.ts";
import type {
  AssessmentItem,
  AssessmentLine,
  AssessmentRecord,
  AssessmentRow,
} from "./assessment/assessment.ts";
import { assessment } from "./assessment/index.ts";
import type { BillCharge, FormCharge, ReloadCharge } from "./charge.ts";
import type { CompoundItem, CompoundLine, CompoundRecord, CompoundRow } from "./compound/compound.ts";
import { compound } from "./compound/index.ts";

/** The registry: the one place that lists the charge types the portal takes. */

export type BillRecord = AssessmentRecord | CompoundRecord;
export type BillRow = AssessmentRow | CompoundRow;
export type CartItem = AssessmentItem | CompoundItem;
export type ServiceLine = AssessmentLine | CompoundLine;

export type Bill = BillCharge<BillRecord, BillRow, CartItem, ServiceLine>;
export type Charge =
  | Bill
  | ReloadCharge<BillRecord, CartItem, ServiceLine>
  | FormCharge<object, CartItem, ServiceLine>;

const CHARGES: Readonly<Partial<Record<ChargeType, Charge>>> = { assessment, compound };

/** The types that can be paid here, in the order they are offered. */
export const OFFERED_TYPES: readonly ChargeType[] = Object.values(CHARGES).map((charge) => charge.type);

/** The charge of a type, or undefined for one that is not taken here. */
export function findCharge(type: ChargeType): Charge | undefined {
  return CHARGES[type];
}
