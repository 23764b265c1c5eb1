/**
 * Parses JSON from outside. It refuses names of Object.prototype, such as `toString` and `__proto__`: superstruct puts a refused
 * value into its message, and a `toString` that is not a function would turn that into a 500.
 * @throws SyntaxError, RangeError
 */
export function plainJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    if (Object.hasOwn(Object.prototype, name))
      throw new SyntaxError(`the JSON has a property "${name}", a name of Object.prototype: remove it`);
    return value;
  });
}
