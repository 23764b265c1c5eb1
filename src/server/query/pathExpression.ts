/** The pattern of each placeholder. The function that answers checks the matched text. */
const PLACES = {
  email: ".+",
  "hex of email": "(?:[0-9a-f]{2})+",
  /** Random digits, which nobody can guess. */
  id: "[0-9a-f]{32}",
  council: "[a-z]+",
  number: String.raw`\P{Cc}{1,200}`,
  /**
   * {license_no}-{year}[-{month}] (src/domain/licenceKey.ts). It matches any text, so that an invalid key gets the same 404 as a
   * missing licence.
   */
  "licence key": "[^]+",
} as const;

function isPlace(name: string): name is keyof typeof PLACES {
  return Object.hasOwn(PLACES, name);
}

/**
 * The expression for a path with placeholders, such as "/transactions/{id}". It matches the whole decoded path, with or without a
 * slash at its beginning, and captures the placeholders.
 */
export function pathExpression(written: string): RegExp {
  const parts = written.split(/\{([^}]+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    if (!isPlace(part))
      throw new Error(`The path of an allowed use has the unknown placeholder ${part}: add it to PLACES`);
    return `(${PLACES[part]})`;
  });
  return new RegExp(`^/?${parts.join("").replace(/^\//, "")}$`, "u");
}
