import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text.tsx";
import { TextLink } from "./TextLink.tsx";

const meta = {
  component: TextLink,
  args: { href: "#/terms", children: "Terma dan syarat" },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = { args: { alone: true } };
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Dengan meneruskan, anda bersetuju dengan <TextLink {...args} />.
    </Text>
  ),
};
