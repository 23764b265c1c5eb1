import { StructError } from "superstruct";
import { isChargeType } from "../domain/chargeTypes.ts";
import type { WireObject } from "../domain/structs.ts";
import { type CartItem, type Charge, findCharge, type ServiceLine } from "./index.ts";

/** Items and lines of mixed charge types, each read and written by its own type's schema. */

/** A line or an item names a charge type that is not taken here (specification, section 8: invalid_payment_type). */
export class UnknownChargeError extends Error {
  override readonly name = "UnknownChargeError";
}

/** @throws UnknownChargeError when the value names no charge type that is taken here */
function chargeNamedIn(value: unknown): Charge {
  const type = typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
  const charge = isChargeType(type) ? findCharge(type) : undefined;
  if (charge === undefined) throw new UnknownChargeError("no such charge type");
  return charge;
}

/** The charge of an item or a line: one that was read is of a type that is taken. */
export function chargeOf(of: CartItem | ServiceLine): Charge {
  return chargeNamedIn(of);
}

/** @throws StructError, UnknownChargeError */
export function readItem(value: unknown): CartItem {
  return chargeNamedIn(value).item.read(value);
}

export function writeItem(item: CartItem): WireObject {
  return chargeOf(item).item.write(item);
}

/** @throws StructError, UnknownChargeError */
export function readLine(value: unknown): ServiceLine {
  return chargeNamedIn(value).line.read(value);
}

export function writeLine(line: ServiceLine): WireObject {
  return chargeOf(line).line.write(line);
}

/** True when the reading failed because of what was read, not because of a fault of ours. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof StructError || error instanceof UnknownChargeError;
}

/** What an item or line pays, in one text: two with the same are "already exist in cart" (specification, section 8). */
export function identityOf(of: CartItem | ServiceLine): string {
  return `${of.council}:${of.type}:${chargeOf(of).numberOf(of)}`;
}
