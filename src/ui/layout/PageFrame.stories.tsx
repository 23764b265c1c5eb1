import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../text/Text.tsx";
import { Bar } from "./Bar.tsx";
import { Column } from "./Column.tsx";
import { PageFrame } from "./PageFrame.tsx";

const meta: Meta<typeof PageFrame> = {
  component: PageFrame,
  title: "Layout/PageFrame",
  parameters: { frame: "page" },
};

export default meta;

export const LittleToRead: StoryObj<typeof PageFrame> = {
  render: () => (
    <PageFrame>
      <Bar>
        <Text as="span">Kaunter Bayaran Majlis</Text>
      </Bar>
      <Column as="main">
        <Text>Troli anda kosong.</Text>
      </Column>
      <Bar as="footer">
        <Text size="small">© 2026</Text>
      </Bar>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    const foot = canvas.getByRole("contentinfo").getBoundingClientRect();
    await expect(foot.top).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
