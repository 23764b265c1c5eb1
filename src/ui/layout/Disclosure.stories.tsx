import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Text } from "../text/Text.tsx";
import { Disclosure } from "./Disclosure.tsx";

const meta: Meta<typeof Disclosure> = {
  component: Disclosure,
  title: "UI/Layout/Disclosure",
  args: {
    line: "Where is my receipt?",
    children: <Text>It is sent by e-mail, and shown by the status link.</Text>,
  },
};

export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/status link/)).not.toBeVisible();
  },
};

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Where is my receipt?"));
    await expect(canvas.getByText(/status link/)).toBeVisible();
  },
};
