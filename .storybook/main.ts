import type { StorybookConfig } from "@storybook/react-vite";
import { publishedManifest } from "./guide/publishedManifest.ts";

/** The catalogue: the guide, the elements, screens and parts in their states, and their stories as tests. Nothing here speaks to the network. */
const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx", "./guide/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), publishedManifest()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
