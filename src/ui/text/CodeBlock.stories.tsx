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

/** No name breaks at its hyphen, at any width. A hash does break, because it is longer than a line. */
export const Hyphens: StoryObj<typeof meta> = {
  args: {
    code: `<kaunter-pay></kaunter-pay> /.well-known/kaunter.json integrity="sha384-${"A".repeat(64)}"`,
  },
  play: async ({ args: { code }, canvasElement, canvas }) => {
    const block = canvas.getByRole("group", { name: "Kod untuk halaman" });
    await expect(block).toHaveTextContent(code);
    for (let width = 240; width <= 400; width += 8) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth);
      for (const name of canvas.getAllByText(/^(kaunter-pay|\.well-known)$/))
        await expect(name.getClientRects()).toHaveLength(1);
    }
    canvasElement.style.inlineSize = "";
  },
};
