import { type Infer, object, refine, type Struct, string } from "superstruct";
import type { Reload } from "../../charges/index.ts";
import { MoneyError, type Sen, sen, senFromRinggit } from "../../domain/money.ts";

/** The value of a free amount. Any other value is a preset in sen. */
export const OTHER = "other";

const values = object({ choice: string(), other: string() });

export type ReloadFormValues = Infer<typeof values>;

/** The amount to reload: a preset, or a free amount within the limits (in sen). Each refinement has the name of its rule. */
export function reloadForm(limits: Reload["limits"]): Struct<ReloadFormValues, (typeof values)["schema"]> {
  const whenOther = (holds: (typed: string) => boolean) => (typed: ReloadFormValues) =>
    typed.choice !== OTHER || holds(typed.other) || { path: ["other"] };
  const required = refine(
    values,
    "required",
    whenOther((other) => other.trim() !== ""),
  );
  const readable = refine(
    required,
    "money",
    whenOther((other) => typedAmount(other) !== undefined),
  );
  return refine(
    readable,
    "between",
    whenOther((other) => {
      const amount = typedAmount(other);
      return amount !== undefined && amount >= limits.least && amount <= limits.most;
    }),
  );
}

/**
 * The chosen amount in sen.
 * @throws RangeError when the form was not validated
 */
export function amountOf({ choice, other }: ReloadFormValues): Sen {
  const amount = choice === OTHER ? typedAmount(other) : sen(Number(choice));
  if (amount === undefined) throw new RangeError("The form has errors. Validate it first.");
  return amount;
}

/** Reads ringgit as people type them: "12.50", "RM 12.50" or "1,200". Returns sen. */
function typedAmount(typed: string): Sen | undefined {
  try {
    return senFromRinggit(typed.replace(/^\s*RM/i, "").replace(/[\s,]/g, ""));
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}
