import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../action/Button.tsx";
import { Actions } from "../layout/Actions.tsx";
import { Text } from "../text/Text.tsx";
import { CornerDialog } from "./CornerDialog.tsx";

const meta: Meta<typeof CornerDialog> = {
  component: CornerDialog,
  title: "ui/feedback/CornerDialog",
  parameters: { frame: "page" },
  args: { title: "Bantuan Covid-19", onClose: fn() },
  render: (args) => (
    <>
      <Button>Cari bil</Button>
      <CornerDialog {...args}>
        <Text>Potongan dibuat secara automatik.</Text>
        <Actions>
          <Button onClick={args.onClose}>Baik</Button>
        </Actions>
      </CornerDialog>
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof CornerDialog>;

export const HindersNobody: Story = {
  play: async ({ canvas, userEvent }) => {
    const beside = canvas.getByRole("button", { name: "Cari bil" });
    await expect(canvas.getByRole("dialog", { name: "Bantuan Covid-19" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Bantuan Covid-19");
    await userEvent.click(beside);
    await waitFor(() => expect(beside).toHaveFocus());
  },
};

export const EscapeInsideCloses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: "Baik" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
