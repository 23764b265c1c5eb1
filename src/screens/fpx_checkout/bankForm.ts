import { type Infer, object, refine, string } from "superstruct";

/** The bank that pays. The refinement's name is that of a rule. */
export const bankForm = object({
  /** FPX's code of the buyer's bank. */
  bank: refine(string(), "required", (code) => code !== ""),
});

export type BankFormValues = Infer<typeof bankForm>;
