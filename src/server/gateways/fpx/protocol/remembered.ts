/** The most results kept. FPX and the merchant have fewer keys and certificates at a time. */
const MOST = 32;

/**
 * Caches the result of `read` for each text, because reading a key or a certificate takes longer than signing or verifying with
 * it. The least recently used result is dropped first.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const entry = known.get(text) ?? { value: read(text) };
    // moves the entry to the map's end, so that the first entry is the least recently used
    known.delete(text);
    known.set(text, entry);
    if (known.size > MOST) known.delete(known.keys().next().value ?? "");
    return entry.value;
  };
}
