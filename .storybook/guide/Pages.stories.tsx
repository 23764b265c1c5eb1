import type { Meta, StoryObj } from "@storybook/react-vite";
import contributing from "../../docs/contributing.md?raw";
import embedding from "../../docs/embedding.md?raw";
import { DocsPage } from "./DocsPage.tsx";

const meta: Meta = {
  title: "Guide",
  parameters: { frame: "page", controls: { disable: true } },
  globals: { language: "en" },
};

export default meta;

export const ForWebmasters: StoryObj = { render: () => <DocsPage markdown={embedding} /> };
export const ForDevelopers: StoryObj = { render: () => <DocsPage markdown={contributing} /> };
