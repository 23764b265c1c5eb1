/** With a key for React by its place: rows and lines of a document have no name of their own, and never change places. */
export function inOrder<Value>(
  values: readonly Value[],
): readonly { readonly key: number; readonly value: Value }[] {
  return values.map((value, key) => ({ key, value }));
}
