import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sen } from "../../domain/money.ts";
import { BarTable } from "./BarTable.tsx";

const meta = {
  component: BarTable,
  args: {
    caption: "Dibayar mengikut tahun",
    labelHeader: "Tahun",
    amountHeader: "Jumlah",
    bars: [
      { label: "2026", amount: sen(626_10) },
      { label: "2025", amount: sen(1_234_567_89) },
      { label: "2024", amount: sen(0) },
      { label: "2023", amount: sen(600_000_00) },
    ],
  },
} satisfies Meta<typeof BarTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Years: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("table", { name: "Dibayar mengikut tahun" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "2025 RM 1,234,567.89" })).toBeVisible();
    const widths = [...canvasElement.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"));
    await expect(widths).toEqual(["1%", "100%", "0%", "48.6%"]);
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Nothing: Story = { args: { bars: [{ label: "2026", amount: sen(0) }] } };
