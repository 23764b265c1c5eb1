import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeveloperPage } from "./DeveloperPage.tsx";
import { WebmasterPage } from "./WebmasterPage.tsx";

const meta: Meta = {
  title: "Guide",
  parameters: { frame: "page", controls: { disable: true } },
  globals: { language: "en" },
};

export default meta;

export const ForWebmasters: StoryObj = { render: () => <WebmasterPage /> };
export const ForDevelopers: StoryObj = { render: () => <DeveloperPage /> };
