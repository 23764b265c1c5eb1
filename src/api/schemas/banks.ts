import { array, boolean, enums, type Infer, object, optional, string } from "superstruct";
import { FPX_TOKENS } from "../../domain/payments/paymentMethod.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";

/** The bank list (rule 7.16). */
export const bankListAnswer = object({
  result: array(object({ id: string(), online: boolean() })),
  names: mapOf(string()),
  /** The ids whose logo the deployment supplies. Absent when it supplies none. */
  logos: optional(array(string())),
  /** When FPX returned the list. It is older than the request when FPX did not answer and the server uses the last good list. */
  as_of: instant,
});

export const bankListRequest = object({ fpx_msgToken: enums(FPX_TOKENS) });

export type BankListAnswer = Infer<typeof bankListAnswer>;
