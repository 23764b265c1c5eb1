import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, as the `unit` of a property's texts. fast-check's own unit "binary" draws the same characters, but
 * its first use lists all of them, which takes longer than most test files.
 */
export const ANY_CHARACTER = fc.nat(0x10ffff - SURROGATES.count).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  // The inverse. With it, fast-check also draws its known dangerous texts, such as "__proto__".
  (character) => {
    const [only = "", ...others] = typeof character === "string" ? character : "";
    if (only === "" || others.length > 0 || !only.isWellFormed())
      throw new Error("This is not one character.");
    const code = only.codePointAt(0) ?? 0;
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);
