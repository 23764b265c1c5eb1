import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CodeBlock } from "./CodeBlock.tsx";

const meta = {
  component: CodeBlock,
  args: {
    label: "Kod untuk halaman",
    code: '<script type="module" src="https://portal.example/widgets/kaunter.js"></script>\n<kaunter-pay council="mpt"></kaunter-pay>',
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;

/** Long lines wrap, so nothing overflows. */
export const Narrow: StoryObj<typeof meta> = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const block = canvas.getByRole("group", { name: "Kod untuk halaman" });
    await expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth);
  },
};
