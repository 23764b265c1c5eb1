/**
 * JSON of a value, as `JSON.stringify` means it: a page's old library may have given every array or object a `toJSON`
 * (Prototype 1.6 writes arrays as texts), and a request of ours would not be read. So a `toJSON` is passed over, of our own
 * values too: they are plain.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key];
  });
}
