import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../action/Button.tsx";
import { Field } from "../field/Field.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Dialog } from "./Dialog.tsx";

function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const meta = { title: "ui/feedback/Dialog" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const LogIn: Story = {
  render: () => (
    <Opened>
      {(close) => (
        <Dialog title="Log masuk" onClose={close} closeLabel="Tutup">
          <Stack>
            <Field label="E-mel" type="email" autoComplete="username" />
            <Field label="Kata laluan" type="password" autoComplete="current-password" />
            <Button kind="primary" wide>
              Log masuk
            </Button>
          </Stack>
        </Dialog>
      )}
    </Opened>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Buka" }));
    await expect(canvas.getByRole("dialog", { name: "Log masuk" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mel" })).toHaveFocus());
  },
};

export const CloseButtonGivesTheFocusBack: Story = {
  ...LogIn,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Buka" });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Tutup" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NotDismissable: Story = {
  render: () => (
    <Dialog title="Bayaran dalam talian ditutup" dismissable={false}>
      <Text>Sistem sedang diselenggara. Isi troli anda disimpan.</Text>
    </Dialog>
  ),
};
