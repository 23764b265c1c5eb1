import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { onRecordedPortal } from "../screens/stories/recordedPortal.tsx";
import { closeSnackbar, showSnackbar } from "../stores/snackbar.ts";
import { PassingMessage } from "./PassingMessage.tsx";

const meta: Meta<typeof PassingMessage> = {
  component: PassingMessage,
  title: "Shell/Passing message",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal()],
  beforeEach: () => {
    showSnackbar("Maklumat anda telah dikemas kini.");
    return closeSnackbar;
  },
};

export default meta;

type Story = StoryObj<typeof PassingMessage>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Maklumat anda telah dikemas kini."))[0]).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};

export const Dark: Story = { ...Shown, globals: { scheme: "dark" } };
