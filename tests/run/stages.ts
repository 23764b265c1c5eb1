/** The stages of each tier. `npm test` runs what gates a change; the long tier what is slow by nature. */

export interface Stage {
  readonly name: string;
  /** Commands of a shell that has the project's programs on its path, one after the other. */
  readonly commands: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Stages without which this one makes no sense. */
  readonly needs?: readonly string[];
  /** Runs at the same time as the stage before it: neither uses both cores. */
  readonly beside?: true;
}

const vitest = (configuration: string) =>
  `vitest run --config tests/config/${configuration}.ts --reporter=default --reporter=./tests/run/vitestReporter.ts`;

const playwright = (folder: string, options = "") =>
  `playwright test --config ${folder}/playwright.config.ts --reporter=list,./tests/run/playwrightReporter.ts,./e2e/support/leftOut.ts ${options}`.trim();

const CHECK: readonly Stage[] = [
  { name: "types", commands: ["tsc --noEmit -p ."] },
  { name: "lint", commands: ["biome check --error-on-warnings .", "knip --config tests/config/knip.json"] },
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
    { name: "storybook", commands: ["npm run storybook:build --silent"] },
    { ...BUILD, beside: true },
    { name: "looks", commands: [playwright("e2e/baselines")], needs: ["browser", "storybook"] },
    { name: "journeys", commands: [playwright("e2e")], needs: ["browser", "build"] },
  ],
  long: [
    { name: "durability", commands: [vitest("long")] },
    BUILD,
    { name: "faults", commands: [playwright("e2e/faults")], needs: ["build"] },
    { name: "long journeys", commands: [playwright("e2e/long")], needs: ["build"] },
  ],
  full: [
    {
      name: "properties",
      commands: [vitest("unit"), vitest("backend")],
      // each property and the fuzz of the routes draw twenty times as much
      env: { KAUNTER_TEST_RUNS: "20" },
    },
    BUILD,
    { name: "firefox", commands: [playwright("e2e/full")], needs: ["build"] },
  ],
};
