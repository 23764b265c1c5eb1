import { minify } from "terser";
import { expect, test } from "vitest";
import { namesBetweenFiles } from "../../../scripts/build/minified.ts";

const small = async (code: string) =>
  (await minify(code, { module: true, nameCache: { vars: { props: namesBetweenFiles(code) } } })).code;

test("a file of the elements writes the name of what it shares only once", async () => {
  const code = `import { q as search, other as b } from "./b.js";
const draw = (form) => search(b(form), search(form));
export { draw as z };`;
  expect(await small(code)).toBe('import{q,other}from"./b.js";const z=o=>q(other(o),q(o));export{z};');
});

test("a name that no variable can have, or that two files use, is not taken", () => {
  const code = `import { t as theme, q as search } from "./b.js";
import { q as query } from "./c.js";
export { draw as in, word as t };`;
  expect(namesBetweenFiles(code)).toEqual({ $word: "t", $search: "q" });
});
