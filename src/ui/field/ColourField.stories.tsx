import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ColourField } from "./ColourField.tsx";

const meta = {
  component: ColourField,
  args: {
    label: "Warna utama",
    pick: "Pilih: Warna utama",
    value: "",
    own: "#00695c",
    shown: "#00695c",
    onChange: fn(),
  },
} satisfies Meta<typeof ColourField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText("Pilih: Warna utama")).toHaveValue("#00695c");
    await userEvent.type(canvas.getByRole("textbox", { name: "Warna utama" }), "#");
    await expect(args.onChange).toHaveBeenCalledWith("#");
  },
};

export const Wrong: Story = {
  args: { value: "#12", error: "Masukkan warna seperti #0b3d91." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/#0b3d91/);
  },
};
