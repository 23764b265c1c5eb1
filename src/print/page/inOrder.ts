/** Gives each value its index as a React key. Rows and lines of a document have no ids and never change their order. */
export function inOrder<Value>(
  values: readonly Value[],
): readonly { readonly key: number; readonly value: Value }[] {
  return values.map((value, key) => ({ key, value }));
}
