import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sen } from "../../domain/money.ts";
import { Money } from "../text/Money.tsx";
import { ChoiceCards } from "./ChoiceCards.tsx";

type Selection = "1" | "2" | "3";

const meta = {
  component: ChoiceCards<Selection>,
  args: {
    legend: "Berapa yang anda mahu bayar?",
    onChange: fn(),
    choices: [
      {
        value: "1",
        title: "Tunggakan",
        detail: "Dibayar hingga 2025/4",
        amount: <Money amount={sen(12800)} size="large" />,
      },
      {
        value: "2",
        title: "Tunggakan dan semasa",
        detail: "Dibayar hingga 2026/2",
        amount: <Money amount={sen(25600)} size="large" />,
      },
      {
        value: "3",
        title: "Setahun penuh",
        detail: "Diskaun RM 12.80",
        amount: <Money amount={sen(37120)} size="large" />,
      },
    ],
  },
} satisfies Meta<typeof ChoiceCards<Selection>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { args: { defaultValue: "3" }, globals: { viewport: { value: "wide" } } };
export const Narrow: Story = { args: { defaultValue: "2" }, globals: { viewport: { value: "narrow" } } };
export const WithError: Story = { args: { error: "Pilihan diperlukan." } };
export const OneUnavailable: Story = {
  args: {
    choices: [
      { value: "1", title: "FPX individu", detail: "Akaun simpanan atau semasa" },
      { value: "2", title: "FPX korporat", detail: "Dua kelulusan mungkin diperlukan" },
      { value: "3", title: "Kad", detail: "Tidak tersedia buat masa ini", disabled: true },
    ],
  },
};

export const ArrowKeysMoveTheChoice: Story = {
  args: { defaultValue: "1" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Tunggakan dan semasa/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("2");
  },
};
