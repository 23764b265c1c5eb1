import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { lines: 3 } };
export const Block: Story = { args: { shape: "block" } };
export const Row: Story = { args: { shape: "row" } };
