/** What a group of three digits counts: nothing besides itself, thousands, millions. */
export type Scale = 0 | 1 | 2;

/** The groups of three digits that are not zero, the highest first: 1,000,234 is one million and 234. */
export function thousandsOf(value: number): readonly { readonly group: number; readonly scale: Scale }[] {
  const groups = ([2, 1, 0] as const).map((scale) => ({
    group: Math.floor(value / 1000 ** scale) % 1000,
    scale,
  }));
  return groups.filter(({ group }) => group > 0);
}
