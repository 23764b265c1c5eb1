import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SegmentedControl } from "./SegmentedControl.tsx";

const meta = {
  component: SegmentedControl<"en" | "ms" | "zh">,
  args: {
    label: "Bahasa",
    value: "ms",
    onChange: fn(),
    options: [
      { value: "en", label: "EN", title: "EN, English", lang: "en" },
      { value: "ms", label: "BM", title: "BM, Bahasa Malaysia", lang: "ms" },
      { value: "zh", label: "中文", lang: "zh" },
    ],
  },
} satisfies Meta<typeof SegmentedControl<"en" | "ms" | "zh">>;
export default meta;

export const Languages: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "BM, Bahasa Malaysia" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "中文" }));
    await expect(args.onChange).toHaveBeenCalledWith("zh");
  },
};
