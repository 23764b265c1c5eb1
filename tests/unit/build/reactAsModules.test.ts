import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { asModule, withPlainName } from "../../../scripts/build/reactAsModules.ts";

const require = createRequire(import.meta.url);

const FILES = [
  "react/cjs/react.production.js",
  "react/cjs/react-jsx-runtime.production.js",
  "react-dom/cjs/react-dom.production.js",
  "react-dom/cjs/react-dom-client.production.js",
  "scheduler/cjs/scheduler.production.js",
];
/** Each entry and its file for production. */
const ENTRIES = [
  ["react/index.js", "./cjs/react.production.js"],
  ["react/jsx-runtime.js", "./cjs/react-jsx-runtime.production.js"],
  ["react-dom/index.js", "./cjs/react-dom.production.js"],
  ["react-dom/client.js", "./cjs/react-dom-client.production.js"],
  ["scheduler/index.js", "./cjs/scheduler.production.js"],
] as const;
const pathOf = (file: string) => {
  const [name = "", ...rest] = file.split("/");
  return require.resolve(`${name}/package.json`).replace("package.json", rest.join("/"));
};

const importsOf = (code: string) =>
  [...code.matchAll(/^.*\bimport \* as \w+ from "([\w-]+)";/gm)].flatMap(([line]) =>
    [...line.matchAll(/from "([\w-]+)"/g)].map(([, name]) => name),
  );

describe("a file of React as a module", () => {
  test.each(FILES)("exports what %s exports, and holds nothing of Node's format", (file) => {
    const source = readFileSync(pathOf(file), "utf8");
    const code = asModule(source).toString();
    const exported = /^export \{ (.*) \};$/m.exec(code)?.[1]?.split(", ") ?? [];
    expect(exported.map((clause) => clause.split(" as ")[1]).toSorted()).toEqual(
      Object.keys(require(pathOf(file))).toSorted(),
    );
    expect(code).not.toMatch(/\brequire\(|\bmodule\.exports\b|\bexports\./);
    expect(importsOf(code)).toEqual([...source.matchAll(/require\("([\w-]+)"\)/g)].map(([, name]) => name));
  });

  test.each(ENTRIES)("the entry %s passes on %s", (entry, file) => {
    const code = asModule(readFileSync(pathOf(entry), "utf8")).toString();
    expect(code).toBe(`export * from "${file}";export * as default from "${file}";`);
  });

  test("keeps a name that is assigned in a branch", () => {
    const code =
      "\nexports.now = void 0;\nif (a) {\n  exports.now = b;\n}\nexports.c = 1;\nexports.d = exports.now();\n";
    expect(asModule(code).toString()).toBe(
      "\nvar exported_now = void 0;\nif (a) {\n  exported_now = b;\n}\nvar exported_c = 1;\nvar exported_d = exported_now();\n" +
        "\nexport { exported_now as now, exported_c as c, exported_d as d };",
    );
  });
});

describe("Emotion's file", () => {
  // It lies beside the package that uses it.
  const home = require
    .resolve("@emotion/react/package.json")
    .replace("react/package.json", "use-insertion-effect-with-fallbacks");
  const source = readFileSync(
    `${home}/dist/emotion-use-insertion-effect-with-fallbacks.browser.esm.js`,
    "utf8",
  );

  test("names React's function in full", () => {
    const code = withPlainName(source).toString();
    expect(code).toContain("React.useInsertionEffect");
    expect(code).not.toMatch(/\bReact\[/);
  });

  test("stops the build when a new version no longer computes the name", () => {
    expect(() => withPlainName(source.replaceAll("'useInsertion' + 'Effect'", "name"))).toThrow(
      "Emotion's file does not contain React['useInsertion' + 'Effect'].",
    );
  });
});
