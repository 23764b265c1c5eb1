import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Banner } from "./Banner.tsx";

const meta = {
  component: Banner,
  args: {
    label: "Pengumuman",
    children: "Kaunter dalam talian ditutup 12 tengah malam hingga 2 pagi.",
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CanBeClosed: Story = {
  args: { close: { label: "Tutup", onClose: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tutup" }));
    await expect(args.close?.onClose).toHaveBeenCalledOnce();
  },
};

export const NoticeThatStays: Story = {
  args: { tone: "notice", stays: true, label: "Luar talian", children: "Anda di luar talian." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
