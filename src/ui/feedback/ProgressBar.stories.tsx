import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = { component: ProgressBar, args: { label: "Memuatkan" } } satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheFlow: Story = {};
export const OnTopOfTheWindow: Story = { args: { place: "top" } };
export const Done: Story = { args: { done: true } };
