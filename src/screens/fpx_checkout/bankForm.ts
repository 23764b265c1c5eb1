import { type Infer, object, refine, string } from "superstruct";

/** The buyer's bank. The refinement has the name of its rule. */
export const bankForm = object({
  /** FPX's code of the buyer's bank. */
  bank: refine(string(), "required", (code) => code !== ""),
});

export type BankFormValues = Infer<typeof bankForm>;
