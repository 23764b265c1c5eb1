import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  component: LinkButton,
  args: { href: "#/search", children: "Cari bil" },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: "primary" } };
export const Secondary: Story = { args: { kind: "secondary" } };
export const Wide: Story = { args: { kind: "primary", wide: true } };
