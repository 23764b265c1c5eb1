import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/Stack.tsx";
import { Mark } from "./Mark.tsx";

const meta = {
  component: Mark,
  args: { tone: "success", children: "Telah dibayar" },
} satisfies Meta<typeof Mark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack align="start">
      <Mark tone="success">Telah dibayar</Mark>
      <Mark tone="danger">Tidak dibayar</Mark>
      <Mark tone="warning">Menunggu kelulusan di bank</Mark>
      <Mark tone="info">Pembayaran belum diteruskan ke bank</Mark>
    </Stack>
  ),
};

export const SignIsForTheEyes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Telah dibayar")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
