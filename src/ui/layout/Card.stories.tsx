import type { Meta, StoryObj } from "@storybook/react-vite";
import { sen } from "../../domain/money.ts";
import { Money } from "../text/Money.tsx";
import { Text } from "../text/Text.tsx";
import { Card } from "./Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  component: Card,
  args: {
    children: (
      <Stack gap="hair">
        <Text tone="muted">Jumlah perlu dibayar</Text>
        <Money amount={sen(38640)} size="display" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Accent: Story = { args: { tone: "accent" } };
export const Sunken: Story = { args: { tone: "sunken" } };
