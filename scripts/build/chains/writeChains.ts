import { type Chains, ELEMENTS, type Users } from "./chainsOf.ts";

const NAME = /^chunks\/(\w{7})\.js$/;
const FIRST_CHARACTER = 32;

/**
 * The list as the loader reads it: of each chunk seven characters of a name, and one for who needs it. That is the first letter
 * of a language, or what comes before the small letters: the character whose code is 32 and a bit for each element.
 */
export function writeChains(chains: Chains): string {
  return [...chains]
    .map(([file, users]) => `${nameOf(file)}${character(users)}`)
    .sort()
    .join("");
}

function nameOf(file: string): string {
  const name = NAME.exec(file)?.[1];
  if (name === undefined) throw new Error(`The loader cannot name ${file}`);
  return name;
}

function character(users: Users): string {
  if (typeof users === "string") return users.charAt(0);
  const bits = ELEMENTS.map((element, place) => (users.has(element) ? 1 << place : 0));
  const code = bits.reduce((sum, bit) => sum + bit, FIRST_CHARACTER);
  // whatever the quotes that it will stand in
  return String.fromCharCode(code).replace(/[\\"'$]/, "\\$&");
}
