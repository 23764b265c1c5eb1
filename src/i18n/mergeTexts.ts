type Branch = Readonly<Record<string, unknown>>;

/** Adds texts, also to branches that already have others. */
export function mergeTexts<Texts extends Branch, More extends Branch>(
  texts: Texts,
  more: More,
): Texts & More {
  const merged: Record<string, unknown> = { ...texts };
  for (const [name, added] of Object.entries(more)) {
    const known = merged[name];
    merged[name] = isBranch(known) && isBranch(added) ? mergeTexts(known, added) : added;
  }
  return merged as Texts & More;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}
