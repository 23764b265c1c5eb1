import type { Meta, StoryObj } from "@storybook/react-vite";
import Printer from "lucide-react/icons/printer";
import { expect } from "storybook/test";
import { Icon } from "./Icon.tsx";

const meta = { component: Icon, args: { icon: Printer } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole("img")).toBeNull(),
};

export const Alone: Story = {
  args: { label: "Cetak", size: "large" },
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "Cetak" })).toBeVisible(),
};
