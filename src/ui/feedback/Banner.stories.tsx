import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Banner } from "./Banner.tsx";

const meta = {
  component: Banner,
  args: {
    label: "Pengumuman",
    closeLabel: "Tutup",
    children: "Kaunter dalam talian ditutup 12 tengah malam hingga 2 pagi.",
    onClose: fn(),
  },
} satisfies Meta<typeof Banner>;
export default meta;

export const CanBeClosed: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tutup" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
