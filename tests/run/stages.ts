/** The stages of each tier. `npm test` runs everything that gates a change, and the long tier runs the slow tests. */

export interface Stage {
  readonly name: string;
  /** Shell commands with the project's programs on the path, run one after the other. */
  readonly commands: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Stages that must succeed before this one runs. */
  readonly needs?: readonly string[];
  /** Left out, without a failure, where none of these variables of the environment is set. */
  readonly wants?: readonly string[];
  /** Runs at the same time as the stage before it, because neither uses both cores. */
  readonly beside?: true;
}

const vitest = (configuration: string) =>
  `vitest run --config tests/config/${configuration}.ts --reporter=default --reporter=./tests/run/vitestReporter.ts`;

const playwright = (folder: string, options = "") =>
  `playwright test --config ${folder}/playwright.config.ts --reporter=list,./tests/run/playwrightReporter.ts,./e2e/support/leftOut.ts ${options}`.trim();

const CHECK: readonly Stage[] = [
  { name: "types", commands: ["tsc --noEmit -p ."] },
  {
    name: "lint",
    beside: true,
    commands: [
      "biome check --error-on-warnings .",
      "knip --config tests/config/knip.json",
      "cspell --config tests/config/cspell.json --no-progress --quiet .",
    ],
  },
  { name: "unit", commands: [vitest("unit")] },
  { name: "backend", commands: [vitest("backend")] },
];

const BUILD: Stage = { name: "build", commands: ["npm run build --silent"] };

export const TIERS: Readonly<Record<string, readonly Stage[]>> = {
  check: CHECK,
  test: [
    { name: "browser", commands: ["node tests/requireChromium.ts"] },
    ...CHECK,
    { name: "elements", commands: [vitest("elements")], needs: ["browser"] },
    { name: "screens", commands: [vitest("screens")], needs: ["browser"] },
    { name: "stories", commands: [vitest("stories")], needs: ["browser"] },
    { name: "printing", commands: [vitest("printing")], needs: ["browser"] },
    { ...BUILD, beside: true },
    { name: "journeys", commands: [playwright("e2e")], needs: ["browser", "build"] },
  ],
  long: [
    { name: "commands", commands: [vitest("commands")] },
    { name: "durability", commands: [vitest("long")] },
    {
      name: "couchdb",
      commands: [vitest("couchdb")],
      wants: ["KAUNTER_TEST_COUCHDB", "KAUNTER_TEST_COUCHDB_CLUSTER"],
    },
    { name: "storybook", commands: ["npm run storybook:build --silent"] },
    { ...BUILD, beside: true },
    { name: "looks", commands: [playwright("e2e/baselines")], needs: ["storybook"] },
    { name: "faults", commands: [playwright("e2e/faults")], needs: ["build"] },
    { name: "long journeys", commands: [playwright("e2e/long")], needs: ["build"] },
  ],
  full: [
    {
      name: "properties",
      commands: [vitest("unit"), vitest("backend"), vitest("commands")],
      // Each property and the fuzz test of the routes draw twenty times as many cases.
      env: { KAUNTER_TEST_RUNS: "20" },
    },
    { name: "cluster", commands: [vitest("full")], wants: ["KAUNTER_TEST_COUCHDB_CLUSTER"] },
    BUILD,
    { name: "full journeys", commands: [playwright("e2e/full")], needs: ["build"] },
  ],
};
