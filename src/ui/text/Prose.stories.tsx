import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Prose } from "./Prose.tsx";

const meta: Meta<typeof Prose> = { component: Prose, title: "UI/Text/Prose" };

export default meta;

type Story = StoryObj<typeof Prose>;

export const ParagraphsAndPoints: Story = {
  args: { text: "Have these ready.\n- The transaction number.\n- The council - and the bill.\nThen call." },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem").map((point) => point.textContent)).toEqual([
      "The transaction number.",
      "The council - and the bill.",
    ]);
    await expect(canvasElement.querySelectorAll("p")).toHaveLength(2);
  },
};

export const TwoLists: Story = {
  args: { text: "- One\nbetween\n- Two" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list")).toHaveLength(2);
  },
};
