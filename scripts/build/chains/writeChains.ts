import { type Chains, ELEMENTS, type Users } from "./chainsOf.ts";

const NAME = /^chunks\/(\w{7})\.js$/;
const FIRST_CHARACTER = 32;

/**
 * Writes the list for the loader: for each chunk, the seven characters of its name and one character for its users. `m` means all
 * elements in Malay: the first letter of a language. `n`, the letter after it, means all of these but the search. A character below
 * the small letters means elements: its code is 32 plus one bit for each element.
 */
export function writeChains(chains: Chains): string {
  return [...chains]
    .map(([file, users]) => `${nameOf(file)}${character(users)}`)
    .sort()
    .join("");
}

function nameOf(file: string): string {
  const name = NAME.exec(file)?.[1];
  if (name === undefined)
    throw new Error(
      `The chunk ${file} has a name that the loader cannot read: keep names that match ${NAME}`,
    );
  return name;
}

function character(users: Users): string {
  if (typeof users === "string") return users.charAt(0);
  if ("butSearch" in users) return String.fromCharCode(users.butSearch.charCodeAt(0) + 1);
  const bits = ELEMENTS.map((element, place) => (users.has(element) ? 1 << place : 0));
  const code = bits.reduce((sum, bit) => sum + bit, FIRST_CHARACTER);
  // escaped for any kind of quotes around the list
  return String.fromCharCode(code).replace(/[\\"'$]/, "\\$&");
}
