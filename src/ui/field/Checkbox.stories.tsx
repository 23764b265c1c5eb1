import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { label: "Saya mengesahkan bahawa maklumat perniagaan ini tidak berubah." },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheLabelIsPartOfTheTarget: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Saya mengesahkan/));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};
export const WithError: Story = { args: { error: "Persetujuan diperlukan." } };
