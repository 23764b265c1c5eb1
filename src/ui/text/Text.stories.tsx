import type { Meta, StoryObj } from "@storybook/react-vite";
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
