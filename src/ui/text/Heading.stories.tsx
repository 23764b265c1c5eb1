import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "./Heading.tsx";
import { HeadingLevel } from "./HeadingLevel.tsx";

const meta = { component: Heading, args: { children: "Cukai taksiran" } } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { size: "page" } };

export const LevelsFollowTheOutline: Story = {
  render: (args) => (
    <HeadingLevel from={3}>
      <Stack>
        <Heading {...args} size="page" />
        <HeadingLevel>
          <Heading size="section">Tunggakan</Heading>
          <HeadingLevel>
            <Heading size="part">Suku pertama</Heading>
          </HeadingLevel>
        </HeadingLevel>
      </Stack>
    </HeadingLevel>
  ),
  parameters: {
    // begins at 3, as on a host page with headings of its own
    a11y: { config: { rules: [{ id: "heading-order", enabled: false }] } },
  },
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole("heading").map(({ localName }) => localName);
    await expect(levels).toEqual(["h3", "h4", "h5"]);
  },
};
