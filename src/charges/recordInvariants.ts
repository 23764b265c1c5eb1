import type { ChargeType } from "../domain/chargeTypes.ts";
import { add, atLeastNothing, type Sen } from "../domain/money.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import type { AssessmentRecord } from "./assessment/assessment.ts";
import type { CompoundRecord } from "./compound/compound.ts";
import type { CouncilRecord } from "./index.ts";
import type { LicenseRecord } from "./license/license.ts";
import type { ParkingAccount } from "./parking/parking.ts";

/** A rule between the fields of a record: whether it is broken, the wrong field, and what that field must be. */
export type Rule = readonly [
  isBroken: boolean,
  field: string,
  message: string,
  reason: "least" | "most" | "sum" | "before" | "negative" | "number" | "other_number",
  /** The field, or the sum of fields, that completes the reason. */
  wanted?: string,
];

/**
 * The rules between the fields of a charge type's record, which a schema of single fields cannot check. Only the import of
 * records uses them, not the browser. Messages are in English, for an operator.
 */
interface RecordInvariants<Recorded> {
  /** Default values of fields that a council may leave out because they follow from the others. */
  readonly following?: WireObject;
  /** Fills in the fields that follow from the others. */
  completed?(record: Recorded): Recorded;
  /** The amounts that must not be negative, by field. */
  neverNegative?(record: Recorded): Readonly<Record<string, Sen | undefined>>;
  /** @param sent the council's original record, in which derived fields may be missing */
  rules?(record: Recorded, sent: WireObject): readonly Rule[];
}

function assessmentBalance({ arrears, current, landcess_effect }: AssessmentRecord) {
  return add(arrears, current, landcess_effect);
}

const BALANCE = "arrears + current + landcess_effect";

const assessmentInvariants: RecordInvariants<AssessmentRecord> = {
  following: { balance: "0.00" },
  completed: (record) => ({ ...record, balance: assessmentBalance(record) }),
  neverNegative: ({ arrears, current, full_year, discount, landcess_effect }) => ({
    arrears,
    current,
    full_year,
    discount,
    landcess_effect,
  }),
  rules(record, sent) {
    const { current, full_year, discount, balance } = record;
    const isWrong = sent.balance !== undefined && balance !== assessmentBalance(record);
    return [
      [
        full_year < current,
        "full_year",
        "must not be less than current, which is a part of it",
        "least",
        "current",
      ],
      [discount > full_year, "discount", "must not be more than full_year", "most", "full_year"],
      [isWrong, "balance", `must be ${BALANCE}, or absent`, "sum", BALANCE],
    ];
  },
};

const compoundInvariants: RecordInvariants<CompoundRecord> = {
  neverNegative: ({ amount }) => ({ amount }),
  rules: ({ due_date, issued_on }) => [
    [due_date < issued_on, "due_date", "must not be before issued_on", "before", "issued_on"],
  ],
};

/** The balance may be negative, when the council owes. */
const licenseInvariants: RecordInvariants<LicenseRecord> = {
  neverNegative: ({ arrears }) => ({ arrears }),
  rules: ({ arrears, balance }) => [
    [
      arrears > atLeastNothing(balance),
      "arrears",
      "must not be more than balance, which it is a part of",
      "most",
      "balance",
    ],
  ],
};

const parkingInvariants: RecordInvariants<ParkingAccount> = {
  neverNegative: ({ balance }) => ({ balance }),
};

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
