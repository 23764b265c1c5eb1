import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = {
  component: Text,
  args: { children: "Bayaran diterima akan dikemas kini dalam tempoh 24 jam." },
} satisfies Meta<typeof Text>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack>
      <Text {...args} size="large" />
      <Text {...args} strong />
      <Text {...args} />
      <Text {...args} tone="muted" size="small" />
      <Text {...args} tone="danger" />
      <Text lang="zh">缴款后二十四小时内将发出通知。</Text>
    </Stack>
  ),
};

/** The zone in brackets stays on one line at every width that has room for it. */
export const ChinesePhrases: StoryObj<typeof meta> = {
  args: { lang: "zh", phrases: true, children: "系统将于 28/11/2026 08:40 PM（马来西亚时间）自动再次查询。" },
  play: async ({ args: { children }, canvasElement, canvas }) => {
    const zone = document.createRange();
    const text = canvas.getByText(/马来西亚时间/).firstChild;
    if (text?.nodeType !== Node.TEXT_NODE) throw new Error("The text is not plain.");
    zone.setStart(text, String(children).indexOf("马"));
    zone.setEnd(text, String(children).indexOf("）"));
    for (let width = 240; width <= 400; width += 8) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(zone.getClientRects()).toHaveLength(1);
    }
    canvasElement.style.inlineSize = "";
  },
};
