/** More keys and certificates than an exchange and its merchants have at a time. */
const MOST = 32;

/**
 * Reads each text once: a key or a certificate takes longer to read than to sign or verify with. What was not asked for longest
 * is forgotten first.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const entry = known.get(text) ?? { value: read(text) };
    // written again, so that the first of the map is who has been away the longest
    known.delete(text);
    known.set(text, entry);
    if (known.size > MOST) known.delete(known.keys().next().value ?? "");
    return entry.value;
  };
}
