import { CHARGE_TYPES } from "../../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES, COUNCILS } from "../../../../src/domain/councils.ts";
import { LANGUAGES } from "../../../../src/domain/language.ts";

export interface AttributeValue {
  readonly name: string;
  readonly description?: string;
}

/** The values of the types that the elements' comments name. */
export const NAMED: Readonly<Record<string, readonly AttributeValue[]>> = {
  CouncilCode: COUNCIL_CODES.map((code) => ({ name: code, description: COUNCILS[code].name })),
  ChargeType: CHARGE_TYPES.map((type) => ({ name: type })),
  Language: LANGUAGES.map((language) => ({ name: language })),
};

/** The type written out, so that a reader needs none of the project's sources. */
export function writtenOut(type: string): string {
  return (
    NAMED[type]?.map(({ name }) => `"${name}"`).join(" | ") ??
    (/^[A-Z]/.test(type) ? unknownType(type) : type)
  );
}

/** The allowed values of an attribute. Undefined when the type is not a list of values. */
export function valuesOf(type: string): readonly AttributeValue[] | undefined {
  if (NAMED[type] !== undefined) return NAMED[type];
  const members = type.split("|").map((member) => member.trim());
  if (!members.every((member) => /^(?:\d+|"[^"]*")$/.test(member))) return undefined;
  return members.map((member) => ({ name: member.replaceAll('"', "") }));
}

function unknownType(type: string): never {
  throw new Error(
    `The elements' comments use the type ${type}, which only this project knows: add its values to NAMED`,
  );
}
