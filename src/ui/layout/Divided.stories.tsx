import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text.tsx";
import { Card } from "./Card.tsx";
import { Divided } from "./Divided.tsx";

const meta: Meta<typeof Divided> = { component: Divided };

export default meta;

type Story = StoryObj<typeof Divided>;

export const Lines: Story = {
  render: () => (
    <Card>
      <Divided>
        <Text>Cukai taksiran</Text>
        <Text>Kompaun</Text>
        <Text>Lesen</Text>
      </Divided>
    </Card>
  ),
};
