import type { Sen } from "../domain/money.ts";
import type { WireObject } from "../domain/schemas/codec.ts";

/** A rule between the fields of a record: whether it is broken, the field at fault, and what that field must be. */
export type Rule = readonly [isBroken: boolean, field: string, message: string];

/**
 * What the fields of a charge type's record must agree on, which a schema of single fields cannot hold. For whoever loads
 * records; the browser reads none of it. Messages are English, for an operator.
 */
export interface RecordInvariants<Recorded> {
  /** What a council may leave out, since it follows from the rest, with what stands there until the rest is read. */
  readonly following?: WireObject;
  /** The record with what follows from the rest. */
  completed?(record: Recorded): Recorded;
  /** The amounts that are never below zero, by their fields. */
  neverNegative?(record: Recorded): Readonly<Record<string, Sen | undefined>>;
  /** @param sent what the council sent, from which something that follows may be absent */
  rules?(record: Recorded, sent: WireObject): readonly Rule[];
}
