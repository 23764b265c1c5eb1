import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The list of what runs with the product is true. */

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

const page = read("docs/dependencies.md");
const manifest = JSON.parse(read("package.json")) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const lock = JSON.parse(read("package-lock.json")) as {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>>;
};

interface Listed {
  readonly name: string;
  readonly file: string;
  readonly licence: string;
}

const LISTED: readonly Listed[] = [...page.matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)].map(
  ([, name = "", rest = ""]) => {
    const [, file = "", , licence = ""] = rest.split("|").map((cell) => cell.trim());
    return { name, file: file.replaceAll("`", ""), licence };
  },
);

/** The package of each module that what runs imports. What draws stories, builds or tests does not run with it. */
const IMPORTED = (() => {
  const files = globSync("{src,widgets,demo}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/stories|vite\.config\.ts$/.test(file),
  );
  const imports = /(?:\bfrom|\bimport) ?\(?"((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[^"\s]*)?"/g;
  return new Map(
    files.map((file) => [
      file,
      new Set([...read(file).matchAll(imports)].flatMap(([, name]) => (name === undefined ? [] : [name]))),
    ]),
  );
})();

const everyImport = new Set([...IMPORTED.values()].flatMap((names) => [...names]));

test("the list names every dependency, and nothing else", () => {
  const names = LISTED.map(({ name }) => name).sort();
  expect(names).toEqual(Object.keys(manifest.dependencies).sort());
});

test.each(LISTED.map((entry) => [entry.name, entry] as const))(
  "%s is imported where the list says, under the licence that it says",
  (name, { file, licence }) => {
    expect(IMPORTED.get(file)).toContain(name);
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({ license: licence });
    expect(lock.packages[`node_modules/${name}`]?.dev).toBeUndefined();
  },
);

test("what only builds and tests is imported by nothing that runs", () => {
  const builders = Object.keys(manifest.devDependencies).filter((name) => everyImport.has(name));
  expect(builders).toEqual([]);
});

test("what runs imports nothing that is not named in package.json", () => {
  const unnamed = [...everyImport].filter(
    (name) => !(name in manifest.dependencies) && !/^(?:node:|virtual:|\w+:)/.test(name),
  );
  expect(unnamed).toEqual([]);
});
