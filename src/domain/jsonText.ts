/**
 * Writes JSON without calling any `toJSON`. An old library of the host page may have added `toJSON` to every array or object:
 * Prototype 1.6 writes arrays as strings, and the server could not read our request. Our own values are plain and need no
 * `toJSON`.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key];
  });
}
