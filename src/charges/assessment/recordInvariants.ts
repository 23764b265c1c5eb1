import { add } from "../../domain/money.ts";
import type { RecordInvariants } from "../recordInvariants.ts";
import type { AssessmentRecord } from "./assessment.ts";

function balanceOf({ arrears, current, landcess_effect }: AssessmentRecord) {
  return add(arrears, current, landcess_effect);
}

export const assessmentInvariants: RecordInvariants<AssessmentRecord> = {
  following: { balance: "0.00" },
  completed: (record) => ({ ...record, balance: balanceOf(record) }),
  neverNegative: ({ arrears, current, full_year, discount, landcess_effect }) => ({
    arrears,
    current,
    full_year,
    discount,
    landcess_effect,
  }),
  rules(record, sent) {
    const { current, full_year, discount, balance } = record;
    const isWrong = sent.balance !== undefined && balance !== balanceOf(record);
    return [
      [full_year < current, "full_year", "must not be less than current, which is a part of it"],
      [discount > full_year, "discount", "must not be more than full_year"],
      [isWrong, "balance", "must be arrears + current + landcess_effect, or absent"],
    ];
  },
};
