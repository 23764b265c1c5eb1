import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SURROUNDINGS, WALKED } from "../../../.storybook/surroundings.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";

/**
 * Storybook is the catalogue: a new part, screen or form needs its stories. The project `stories` runs them in a browser and with
 * axe.
 */

interface Story {
  readonly tags?: readonly string[];
  readonly parameters?: { readonly form?: unknown; readonly again?: unknown };
  readonly play?: unknown;
}

interface Meta extends Story {
  readonly component?: unknown;
  readonly parameters?: {
    readonly form?: unknown;
    /** States that the screen cannot have, each with the reason. */
    readonly without?: Readonly<Record<string, string>>;
  };
}

type Module = Readonly<Record<string, unknown>>;

const STORIES = import.meta.glob<Module>("../../../src/**/*.stories.tsx", { eager: true });
const SCREENS = import.meta.glob<Module>(
  ["../../../src/screens/*/*Screen.tsx", "../../../src/desk/DeskScreen.tsx", "../../../src/desk/*/*Page.tsx"],
  { eager: true },
);
/** Dialogs that count as screens, drawn without the device that they need. */
const DIALOGS = import.meta.glob<Module>(
  ["../../../src/screens/login/LoginDialog.tsx", "../../../src/screens/scan/ScanView.tsx"],
  { eager: true },
);

const pathOf = (key: string) => key.replace("../../../", "");
const sourceOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

const FILES = Object.entries(STORIES).map(([key, module]) => {
  const { default: meta, ...stories } = module;
  return { path: pathOf(key), meta: meta as Meta, stories: Object.values(stories) as readonly Story[] };
});

/** The project's own files that a file imports, as paths from the top. */
function importsOf(path: string): readonly string[] {
  const here = new URL(`file:///${path}`);
  return [...sourceOf(path).matchAll(/(?:from |import\()"(\.[^"]+)"/g)].map(([, named = ""]) =>
    new URL(named, here).pathname.slice(1),
  );
}

/** The files that these files draw, directly or indirectly, and the files themselves. */
function reached(from: readonly string[], within: (path: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path) || !within(path)) return;
    found.add(path);
    for (const next of importsOf(path)) follow(next);
  };
  for (const path of from) follow(path);
  return found;
}

describe("each part of the design system is in the catalogue", () => {
  const parts = Object.keys(import.meta.glob("../../../src/ui/**/*.tsx"))
    .map(pathOf)
    .filter((path) => !path.endsWith(".stories.tsx"));
  // The preview draws the surroundings of each story.
  const shown = reached(
    [".storybook/preview.tsx", ...FILES.map(({ path }) => path).filter((path) => path.startsWith("src/ui/"))],
    (path) => path.startsWith("src/ui/") || path.startsWith(".storybook/"),
  );

  test.each(parts)("%s is shown by a story", (part) => {
    expect([...shown]).toContain(part);
  });
});

describe("each part of the portal's shell is in the catalogue", () => {
  const parts = Object.keys(import.meta.glob("../../../src/shell/**/*.tsx"))
    .map(pathOf)
    // Without the code that starts the portal or that the build runs.
    .filter(
      (path) =>
        !path.endsWith(".stories.tsx") && /^export (function|class|const) [A-Z]/m.test(sourceOf(path)),
    );
  const shown = reached(
    FILES.map(({ path }) => path).filter((path) => path.startsWith("src/shell/")),
    (path) => path.startsWith("src/shell/"),
  );

  test.each(parts)("%s is shown by a story", (part) => {
    expect([...shown]).toContain(part);
  });
});

/** The surroundings in which a story is shown by default. */
const HOME = { language: "ms", scheme: "light", viewport: { value: "wide" } } as const;

const STATES = ["empty", "loading", "filled", "error", "offline", "long-text"] as const;
/** A screen that draws this notice can have an error. */
const FAULT = "src/screens/parts/FaultNotice.tsx";
describe.each(Object.entries({ ...SCREENS, ...DIALOGS }))("%s", (key, module) => {
  const path = pathOf(key);
  const name = path.replace(/^.*\/(\w+)\.tsx$/, "$1");
  const files = FILES.filter(({ meta }) => meta.component === module[name]);
  const stories = files.flatMap((file) => file.stories);
  const without = Object.assign({}, ...files.map(({ meta }) => meta.parameters?.without)) as Readonly<
    Record<string, string>
  >;
  const showing = (state: string) => stories.filter(({ tags }) => tags?.includes(state));

  test("has stories of its own", () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test.each(STATES)("is shown %s, or a reason says why it never is", (state) => {
    const isShown = showing(state).length > 0;
    // A reason that no longer applies is an error too.
    expect({ isShown, reason: without[state] }).toEqual({
      isShown,
      reason: isShown ? undefined : expect.stringMatching(/\w{3}/),
    });
  });

  test("gives reasons for known states only, and none for errors if it draws a fault notice", () => {
    expect(Object.keys(without).filter((state) => !STATES.some((known) => known === state))).toEqual([]);
    const drawn = reached([path], (next) => /^src\/(?:screens|desk)\//.test(next));
    expect(without.error !== undefined && drawn.has(FAULT)).toBe(false);
  });
});

describe("the walk through all stories", () => {
  const shown = [HOME, ...SURROUNDINGS];

  test("covers the two states that are checked in all surroundings, and the texts", () => {
    expect(WALKED).toEqual(["filled", "error", "words"]);
  });

  test("repeats a story's steps before it checks the texts", () => {
    const worded = FILES.flatMap(({ stories }) => stories).filter(({ tags }) => tags?.includes("words"));
    expect(worded).not.toEqual([]);
    for (const { play, parameters } of worded) expect(parameters?.again).toBe(play);
  });

  test("covers each language", () => {
    expect(new Set(shown.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });

  test("covers dark colours and a width of 320 px", () => {
    expect(new Set(shown.map(({ scheme }) => scheme))).toEqual(new Set(["light", "dark"]));
    expect(shown.map(({ viewport }) => viewport.value)).toContain("narrow");
  });
});

describe("a story fills each form in, with wrong and right values, and sends it", () => {
  const forms = import.meta.glob<Module>(["../../../src/screens/**/*.tsx", "../../../src/desk/**/*.tsx"]);
  const shown = new Set(
    FILES.flatMap(({ stories }) => stories)
      .filter(({ play }) => play !== undefined)
      .map(({ parameters }) => parameters?.form),
  );
  const own = Object.entries(forms).filter(
    ([key]) => !key.endsWith(".stories.tsx") && /\s<(Native)?Form\s/.test(sourceOf(pathOf(key))),
  );

  test.each(own)("%s", async (key, load) => {
    const name = pathOf(key).replace(/^.*\/(\w+)\.tsx$/, "$1");
    expect(shown).toContain((await load())[name]);
  });
});
