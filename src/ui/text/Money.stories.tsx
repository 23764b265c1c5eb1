import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sen } from "../../domain/money.ts";
import { Stack } from "../layout/Stack.tsx";
import { Money } from "./Money.tsx";

const meta = { component: Money, args: { amount: sen(123450) } } satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Money {...args} size="display" />
      <Money {...args} size="large" />
      <Money {...args} />
    </Stack>
  ),
};

export const IsLeftAloneByTranslators: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("RM 1,234.50")).toHaveAttribute("translate", "no");
  },
};
