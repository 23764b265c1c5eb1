import { isChargeType } from "../domain/chargeTypes.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import { type CartItem, type Charge, chargeOfType, type ServiceLine } from "./index.ts";
import { plainNumber } from "./plainNumber.ts";
import { UnknownChargeError } from "./unreadable.ts";

/** Items and lines of mixed charge types, each read and written by its own type's schema. */

/** @throws UnknownChargeError when the value names no charge type that is taken here */
function chargeNamedIn(value: unknown): Charge {
  const type = typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
  if (!isChargeType(type)) throw new UnknownChargeError("no such charge type");
  return chargeOfType(type);
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

/** What an item or line pays, in one text: two with the same are "already exist in cart" (docs/specification.md, section 8). */
export function identityOf(of: CartItem | ServiceLine): string {
  return `${of.council}:${of.type}:${chargeOf(of).numberOf(of)}`;
}

/**
 * The items that hang on this one: when a licence is removed from the cart, so is what is paid for it (docs/specification.md,
 * section 4).
 */
export function hangingOn<Item extends CartItem>(item: CartItem, items: readonly Item[]): readonly Item[] {
  if (item.type !== "license") return [];
  const id = plainNumber(item._id);
  return items.filter(
    (other) => other.council === item.council && chargeOf(other).licenceNumberOf?.(other) === id,
  );
}
