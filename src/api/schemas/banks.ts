import { array, boolean, enums, type Infer, object, string } from "superstruct";
import { FPX_TOKENS } from "../../domain/payments/paymentMethod.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";

/** The bank list's answer (docs/specification.md, section 7: "result (id) and a name map"). */
export const bankListAnswer = object({
  result: array(object({ id: string(), online: boolean() })),
  names: mapOf(string()),
  /** When FPX gave the list; older than the request when FPX did not answer and the last good list is used. */
  as_of: instant,
});

export const bankListRequest = object({ fpx_msgToken: enums(FPX_TOKENS) });

export type BankListAnswer = Infer<typeof bankListAnswer>;
