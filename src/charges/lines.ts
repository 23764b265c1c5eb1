import { isChargeType } from "../domain/chargeTypes.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import type { Fact } from "./charge.ts";
import { type CartItem, type Charge, chargeOfType, type ServiceLine } from "./index.ts";
import { plainNumber } from "./plainNumber.ts";
import { UnknownChargeError } from "./unreadable.ts";

/** Reads and writes items and lines of mixed charge types with the codec of each type. */

/** @throws UnknownChargeError when the value has no known charge type */
function chargeNamedIn(value: unknown): Charge {
  const type = typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
  if (!isChargeType(type)) throw new UnknownChargeError("The type is unknown. Use one of CHARGE_TYPES.");
  return chargeOfType(type);
}

/** The charge of a parsed item or line, whose type is therefore known. */
export function chargeOf(of: CartItem | ServiceLine): Charge {
  return chargeNamedIn(of);
}

/** The name of an item or a line: its kind as a translation key, and its number. A form's item has no number of its own. */
export function nameOf(of: CartItem | ServiceLine): {
  readonly kind: string;
  readonly number: string | undefined;
} {
  const charge = chargeOf(of);
  return {
    kind: charge.kindOf?.(of) ?? `charges.name.${of.type}`,
    number: charge.source === "form" ? undefined : charge.numberOf(of),
  };
}

/** The number as a screen shows it: no line begins with the dot between the parts of a form's number. */
export function shownNumberOf(of: CartItem | ServiceLine): string {
  return chargeOf(of).numberOf(of).replaceAll(" · ", "\u00a0· ");
}

/** The facts of a line below its name, which has the kind and the number. */
export function detailsOf(line: ServiceLine): readonly Fact[] {
  const { kind, number } = nameOf(line);
  return chargeOf(line)
    .lineFacts(line)
    .filter((fact) =>
      fact.kind === "term" ? fact.term !== kind : fact.kind !== "reference" || fact.text !== number,
    );
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

/** Identifies what an item or line pays. Two with the same text show "already exist in cart" (rule 8.13). */
export function identityOf(of: CartItem | ServiceLine): string {
  return `${of.council}:${of.type}:${chargeOf(of).numberOf(of)}`;
}

interface CouncilLines {
  readonly council: CouncilCode;
  readonly lines: readonly ServiceLine[];
}

/** A payment's lines by council, in the order of the payment. */
export function linesByCouncil(services: readonly ServiceLine[]): readonly CouncilLines[] {
  const councils = [...new Set(services.map(({ council }) => council))];
  return councils.map((council) => ({
    council,
    lines: services.filter((line) => line.council === council),
  }));
}

/**
 * The items that leave the cart together with this one: removing a licence also removes the items that belong to it (rule 4.13).
 */
export function dependentItems<Item extends CartItem>(
  item: CartItem,
  items: readonly Item[],
): readonly Item[] {
  if (item.type !== "license") return [];
  const id = plainNumber(item._id);
  return items.filter(
    (other) => other.council === item.council && chargeOf(other).licenceNumberOf?.(other) === id,
  );
}
