import type { Sen } from "../domain/money.ts";
import type { WireObject } from "../domain/schemas/codec.ts";

/** A rule between the fields of a record: whether it is broken, the wrong field, and what that field must be. */
export type Rule = readonly [isBroken: boolean, field: string, message: string];

/**
 * The rules between the fields of a charge type's record, which a schema of single fields cannot check. Only the import of
 * records uses them, not the browser. Messages are in English, for an operator.
 */
export interface RecordInvariants<Recorded> {
  /** Default values of fields that a council may leave out because they follow from the others. */
  readonly following?: WireObject;
  /** Fills in the fields that follow from the others. */
  completed?(record: Recorded): Recorded;
  /** The amounts that must not be negative, by field. */
  neverNegative?(record: Recorded): Readonly<Record<string, Sen | undefined>>;
  /** @param sent the council's original record, in which derived fields may be missing */
  rules?(record: Recorded, sent: WireObject): readonly Rule[];
}
