/** What the places of a path take; each answer judges what its place holds. */
const PLACES = {
  email: ".+",
  "hex of email": "(?:[0-9a-f]{2})+",
  /** Made of random digits, and so unguessable. */
  id: "[0-9a-f]{32}",
  council: "[a-z]+",
  number: String.raw`\P{Cc}{1,200}`,
  /** {license_no}-{year}[-{month}] (src/domain/licenceKey.ts): what is none is missing, as a licence is that is not there. */
  "licence key": "[^]+",
} as const;

function isPlace(name: string): name is keyof typeof PLACES {
  return Object.hasOwn(PLACES, name);
}

/**
 * The expression of a path as the specification writes it, "/transactions/{id}", with a slash before it or without. It takes the
 * whole decoded path, and captures the placeholders.
 */
export function pathExpression(written: string): RegExp {
  const parts = written.split(/\{([^}]+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    if (!isPlace(part)) throw new Error(`unknown placeholder ${part} in the path of an allowed use`);
    return `(${PLACES[part]})`;
  });
  return new RegExp(`^/?${parts.join("").replace(/^\//, "")}$`, "u");
}
