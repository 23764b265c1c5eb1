import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "./Button.tsx";
import { CollapsibleMenu } from "./CollapsibleMenu.tsx";

const meta = {
  component: CollapsibleMenu,
  args: {
    label: "Menu",
    children: (
      <>
        <Button kind="quiet">Daftar</Button>
        <Button kind="quiet">Log masuk</Button>
      </>
    ),
  },
} satisfies Meta<typeof CollapsibleMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: "wide" } } };

export const Narrow: Story = {
  name: "Narrow (rule 2.24)",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: "Menu" });
    await expect(canvas.queryByRole("button", { name: "Daftar" })).toBeNull();
    await userEvent.click(menu);
    await expect(canvas.getByRole("button", { name: "Daftar" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("button", { name: "Daftar" })).toBeNull();
    await expect(menu).toHaveFocus();
  },
};

/** A choice may lead away or open a dialog. So the menu closes, and the focus returns to its button. */
export const ClosesWhenChosen: Story = {
  ...Narrow,
  name: "Closes When Chosen",
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole("button", { name: "Log masuk" }));
    await expect(canvas.queryByRole("button", { name: "Log masuk" })).toBeNull();
    await expect(menu).toHaveFocus();
    await userEvent.click(menu);
    await userEvent.click(document.body);
    await expect(canvas.queryByRole("button", { name: "Log masuk" })).toBeNull();
  },
};
