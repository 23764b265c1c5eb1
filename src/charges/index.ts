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
import { license } from "./license/index.ts";
import type { LicenseItem, LicenseLine, LicenseRecord, LicenseRow } from "./license/license.ts";
import { localGovernmentCharge } from "./local_government_charge/index.ts";
import type {
  LocalGovernmentItem,
  LocalGovernmentLine,
} from "./local_government_charge/localGovernmentCharge.ts";
import { market } from "./market/index.ts";
import type { MarketItem, MarketLine, MarketRecord, MarketRow } from "./market/market.ts";
import { parking } from "./parking/index.ts";
import type { ParkingAccount, ParkingItem, ParkingLine } from "./parking/parking.ts";

/** The registry: the only list of the portal's charge types. */

export type BillRecord = AssessmentRecord | CompoundRecord | LicenseRecord | MarketRecord;
export type BillRow = AssessmentRow | CompoundRow | LicenseRow | MarketRow;
export type Account = ParkingAccount;
export type CouncilRecord = BillRecord | Account;

export type CartItem =
  | AssessmentItem
  | CompoundItem
  | LicenseItem
  | MarketItem
  | ParkingItem
  | LocalGovernmentItem;
export type ServiceLine =
  | AssessmentLine
  | CompoundLine
  | LicenseLine
  | MarketLine
  | ParkingLine
  | LocalGovernmentLine;

export type Bill = BillCharge<BillRecord, BillRow, CartItem, ServiceLine>;
export type Reload = ReloadCharge<Account, CartItem, ServiceLine>;
export type Form = FormCharge<CartItem, ServiceLine>;
export type Recorded = Bill | Reload;
export type Charge = Recorded | Form;

const CHARGES: Readonly<Record<ChargeType, Charge>> = {
  assessment,
  compound,
  license,
  market,
  parking,
  local_government_charge: localGovernmentCharge,
};

export function chargeOfType(type: ChargeType): Charge {
  return CHARGES[type];
}

/** The charge of a type, or undefined when it is a form without records. */
export function recordedCharge(type: ChargeType): Recorded | undefined {
  const charge = CHARGES[type];
  return charge.source === "form" ? undefined : charge;
}
