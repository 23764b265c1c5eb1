import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ChoiceCards } from "./ChoiceCards.tsx";
import { EXAMPLE_CHOICES } from "./exampleChoices.tsx";

type Selection = "1" | "2" | "3";

const meta = {
  component: ChoiceCards<Selection>,
  args: {
    legend: "Berapa yang anda mahu bayar?",
    onChange: fn(),
    choices: EXAMPLE_CHOICES,
  },
} satisfies Meta<typeof ChoiceCards<Selection>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { args: { defaultValue: "3" }, globals: { viewport: { value: "wide" } } };
export const AmountsOnOneLine: Story = {
  args: {
    choices: EXAMPLE_CHOICES.map((choice) =>
      choice.value === "1"
        ? { ...choice, detail: `${choice.detail}. Bil tahun 2026 tidak termasuk.` }
        : choice,
    ),
  },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    const ends = canvas.getAllByText(/^RM/).map((amount) => amount.getBoundingClientRect().bottom);
    await expect(new Set(ends).size).toBe(1);
  },
};
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
