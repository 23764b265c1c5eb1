/**
 * What JSON from outside says. No object of it names what every object has, `toString` or `__proto__`: superstruct puts what it
 * refuses into words, and one whose `toString` is no function would end that in a fault of ours.
 * @throws SyntaxError, RangeError
 */
export function plainJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    if (Object.hasOwn(Object.prototype, name))
      throw new SyntaxError("the JSON holds a property name of Object.prototype");
    return value;
  });
}
