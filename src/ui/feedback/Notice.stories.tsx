import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Notice } from "./Notice.tsx";

const meta = {
  component: Notice,
  args: { tone: "info", title: "Makluman", children: <Text>Bank anda mungkin meminta pengesahan.</Text> },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Notice {...args} tone="info" />
      <Notice {...args} tone="success" title="Bayaran diterima" />
      <Notice {...args} tone="warning" title="Bayaran anda masih diproses" />
      <Notice {...args} tone="danger" title="Tidak berjaya" />
    </Stack>
  ),
};

export const TitleAlone: Story = { args: { children: undefined, role: "status" } };

export const CanBeClosed: Story = {
  args: {
    tone: "success",
    title: "Bayaran terakhir anda telah diterima.",
    close: { label: "Tutup", onClose: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tutup" }));
    await expect(args.close?.onClose).toHaveBeenCalledOnce();
  },
};
