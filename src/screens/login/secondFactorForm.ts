import { type Infer, object } from "superstruct";
import { filledText } from "../../domain/schemas/typedText.ts";

/** A code of the authenticator app, or a recovery code. */
export const secondFactorForm = object({ code: filledText });

export type SecondFactorValues = Infer<typeof secondFactorForm>;
