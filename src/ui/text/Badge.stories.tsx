import type { Meta, StoryObj } from "@storybook/react-vite";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { expect } from "storybook/test";
import { Button } from "../action/Button.tsx";
import { Badge } from "./Badge.tsx";
import { Icon } from "./Icon.tsx";

const meta = { component: Badge, args: { count: 3, label: "Troli, 3 bil" } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAButton: Story = {
  render: (args) => (
    <Button>
      <Icon icon={ShoppingCart} />
      <Badge {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Troli, 3 bil" })).toBeVisible();
  },
};

export const TwoFigures: Story = { args: { count: 20, label: "20 bil" } };
