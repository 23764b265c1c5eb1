const IDENTIFIER = /^([a-z]+)-(\d{4})-([1-9]\d{0,3})$/;

export interface RemittanceNumber {
  readonly council: string;
  readonly year: string;
  readonly number: number;
}

/** The parts of "mpt-2026-14", or undefined when the text is not an identifier of a remittance. */
export function parseIdentifier(identifier: string): RemittanceNumber | undefined {
  const [, council, year, number] = IDENTIFIER.exec(identifier) ?? [];
  return council === undefined || year === undefined ? undefined : { council, year, number: Number(number) };
}

export function identifierOf({ council, year, number }: RemittanceNumber): string {
  return `${council}-${year}-${number}`;
}

/** Whether a remittance was closed after another one of the same council. */
export function isLater(identifier: string, other: string): boolean {
  return orderOf(identifier) > orderOf(other);
}

/** Sorts the remittances of a council in the order of the closings. */
function orderOf(identifier: string): number {
  const parsed = parseIdentifier(identifier);
  if (parsed === undefined)
    throw new RangeError(`"${identifier}" does not identify a remittance: use one like mpt-2026-14`);
  return Number(parsed.year) * 10_000 + parsed.number;
}
