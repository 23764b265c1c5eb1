import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { mergeConfig } from "vitest/config";
import { browserTests } from "./browser.ts";

/** Every story of Storybook: it renders, its play function passes, and axe reports nothing. */
export default mergeConfig(
  browserTests({ name: "stories", entries: ["src/**/*.stories.tsx", ".storybook/**/*.tsx"] }),
  { plugins: [storybookTest({ configDir: ".storybook" })] },
);
