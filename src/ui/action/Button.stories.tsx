import type { Meta, StoryObj } from "@storybook/react-vite";
import Search from "lucide-react/icons/search";
import { expect, fn } from "storybook/test";
import { Inline } from "../layout/Inline.tsx";
import { Icon } from "../text/Icon.tsx";
import { Button } from "./Button.tsx";

const meta = {
  component: Button,
  args: { children: "Bayar sekarang", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: "primary" } };

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} kind="primary" />
      <Button {...args} kind="secondary" />
      <Button {...args} kind="quiet" />
      <Button {...args} kind="danger">
        Buang
      </Button>
      <Button {...args} disabled />
      <Button {...args} aria-disabled />
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: {
    kind: "primary",
    children: (
      <>
        <Icon icon={Search} />
        Cari
      </>
    ),
  },
};

export const Wide: Story = { args: { kind: "primary", wide: true } };

export const Busy: Story = {
  args: { kind: "primary", busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AtLeast44PixelsHigh: Story = {
  args: { kind: "quiet", children: "OK" },
  play: async ({ canvas }) => {
    const { height, width } = canvas.getByRole("button").getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(width).toBeGreaterThanOrEqual(44);
  },
};
