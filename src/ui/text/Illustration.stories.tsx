import type { Meta, StoryObj } from "@storybook/react-vite";
import { Illustration } from "./Illustration.tsx";

const meta = { component: Illustration, parameters: { frame: "page" } } satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { scene: "empty" } };
export const Paid: Story = { args: { scene: "paid" } };
export const Skyline: Story = { args: { scene: "skyline" } };
