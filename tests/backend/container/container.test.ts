import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { IN_FILES } from "../../../src/server/settings/settingFile.ts";
import { readSettings, VARIABLES } from "../../../src/server/settings/settings.ts";

/**
 * The image and the composition hold what the program needs and nothing secret. The tests only read the files: no check needs a
 * container engine.
 */

const read = (file: string) => readFileSync(file, "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");

/** The sources that the last stage copies out of the project's folder. */
const copied = [
  ...dockerfile.slice(dockerfile.lastIndexOf("FROM ")).matchAll(/^COPY (?!--)(\S+) \S+$/gm),
].map(([, source = ""]) => source);

/** A section of compose.yaml, found by its indentation. */
function section(text: string, name: string, indent: string): string {
  const from = text.indexOf(`\n${indent}${name}:\n`);
  expect(from, name).toBeGreaterThan(-1);
  const body = text.slice(from + 1 + indent.length + name.length + 2);
  const end = new RegExp(`^${indent}\\S`, "m").exec(body)?.index;
  return body.slice(0, end);
}

const kaunter = section(compose, "kaunter", "  ");
const environment = Object.fromEntries(
  [...section(kaunter, "environment", "    ").matchAll(/^ {6}(\w+): (.+)$/gm)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

describe("the image", () => {
  test("copies files that exist and that .dockerignore does not exclude", () => {
    const left = read(".dockerignore").trim().split("\n");
    expect(copied).toContain("src/server");
    // No simulator, no made-up record, no council site.
    expect(copied).not.toContain("demo");
    for (const source of copied) {
      expect(existsSync(source), source).toBe(true);
      expect(left).not.toContain(source.split("/")[0]);
    }
  });

  test("holds every module that the server and its commands load, and exactly the packages that they load", () => {
    const { dependencies, scripts } = JSON.parse(read("package.json"));
    const commands = Object.values<string>(scripts).flatMap(
      (script) => /src\/server\/commands\/\w+\.ts/.exec(script) ?? [],
    );
    expect(commands.length).toBeGreaterThan(10);
    const { files, packages } = loadedBy(["src/server/main.ts", ...commands]);
    expect(files.length).toBeGreaterThan(200);
    for (const file of files)
      expect(
        copied.some((source) => file.startsWith(`${source}/`)),
        file,
      ).toBe(true);
    expect(Object.keys(dependencies).sort()).toEqual(packages.sort());
  });

  test.each(["Dockerfile", "docs/couchdb/Dockerfile"])(
    "comes from an exact version or digest (%s)",
    (file) => {
      const bases = [...read(file).matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
      expect(bases.length).toBeGreaterThan(0);
      for (const base of bases) expect(base).toMatch(/:\d+\.\d+\.\d+(?:-[\w-]+)?(?:@sha256:[0-9a-f]{64})?$/);
    },
  );

  test("runs the program as a user other than root, and its health check calls a path that exists", () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^CMD \["node", "src\/server\/main\.ts"\]$/m);
    const path = /127\.0\.0\.1:4173(\/\w+)/.exec(dockerfile)?.[1];
    expect(read("src/server/operation/operationRoutes.ts")).toContain(`"${path}"`);
  });
});

describe("the composition", () => {
  test("sets variables that the server reads, to values with which it starts", () => {
    expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const given = Object.fromEntries(
      Object.entries(environment).filter(([name]) => !IN_FILES.some((held) => name === `${held}_FILE`)),
    );
    const held = {
      COUCHDB_URL: "http://kaunter:password@couchdb:5984",
      KAUNTER_SMTP_URL: "smtps://mail.example",
    };
    expect(() => readSettings({ ...given, ...held })).not.toThrow();
    for (const name of IN_FILES) expect(environment).toHaveProperty([`${name}_FILE`]);
  });

  test("mounts every secret that it names, from a folder that git and the image exclude", () => {
    const mounted = [...section(kaunter, "secrets", "    ").matchAll(/- (\w+)/g)].map(([, name]) => name);
    const named = Object.values(environment).flatMap(
      (value) => /\/run\/secrets\/(\w+)/.exec(value)?.[1] ?? [],
    );
    expect(named.sort()).toEqual(mounted.sort());
    const declared = section(compose, "secrets", "");
    for (const name of mounted) expect(declared).toContain(`  ${name}:\n    file: .secrets/${name}\n`);
    for (const file of [".gitignore", ".dockerignore"]) expect(read(file)).toMatch(/^\.secrets\/?$/m);
  });

  test.each(["couchdb", "kaunter"])(
    "runs %s on a read-only root, without capabilities, as no root, within limits of memory and processes",
    (name) => {
      const container = section(compose, name, "  ");
      expect(container).toMatch(/^ {4}read_only: true$/m);
      expect(container).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
      expect(container).toMatch(/^ {4}pids_limit: \d+$/m);
      expect(container).toMatch(/^ {4}cap_drop: \[ALL\]$/m);
      expect(container).not.toMatch(/cap_add|privileged: true/);
      const asUser = name === "kaunter" ? dockerfile : container;
      expect(asUser).toMatch(/^USER node$|^ {4}user: "[1-9]\d*:[1-9]\d*"$/m);
    },
  );

  test("lets the container write to its volume only, and gives a port only to the proxy", () => {
    expect(kaunter).toMatch(/^ {4}read_only: true$/m);
    expect(kaunter).toContain("- data:/data");
    expect(dockerfile).toContain("KAUNTER_DATA=/data");
    const ports = [...compose.matchAll(/^ {6}- "(\S+:\d+)"$/gm)].map(([, port]) => port);
    expect(ports).toEqual(["127.0.0.1:4173:4173"]);
  });
});

/**
 * The files that the entries import directly or indirectly, and the packages that these files import. Imports of types do not
 * count.
 */
function loadedBy(entries: readonly string[]) {
  const packages = new Set<string>();
  const files = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const imported of importsOf(read(file))) {
      if (imported.startsWith(".")) waiting.push(normalize(join(dirname(file), imported)));
      else if (!imported.startsWith("node:")) packages.add(nameOf(imported));
    }
  }
  return { files: [...files], packages: [...packages] };
}

const IMPORT =
  /^(?:import|export)(?! type)[^;]*?from "([^"]+)";|^import "([^"]+)";|import(?:\.meta\.resolve)?\("([^"]+)"\)/gm;

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, from, bare, lazy]) => from ?? bare ?? lazy ?? []);

const nameOf = (imported: string): string =>
  imported
    .split("/")
    .slice(0, imported.startsWith("@") ? 2 : 1)
    .join("/");
