import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Again } from "../screens/stories/again.ts";
import { onRecordedPortal } from "../screens/stories/recordedPortal.tsx";
import { closeSnackbar, showSnackbar } from "../stores/snackbar.ts";
import { PassingMessage } from "./PassingMessage.tsx";

/** The message disappears, so each repetition of the story shows it again. */
const say = () => showSnackbar("Maklumat anda telah dikemas kini.");

const meta: Meta<typeof PassingMessage> = {
  component: PassingMessage,
  title: "Shell/Passing message",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal()],
  beforeEach: () => {
    say();
    return closeSnackbar;
  },
};

export default meta;

type Story = StoryObj<typeof PassingMessage>;

const shown: Again["again"] = async ({ canvas }) => {
  await expect((await canvas.findAllByText("Maklumat anda telah dikemas kini."))[0]).toBeVisible();
};

export const Shown: Story = {
  tags: ["filled"],
  parameters: { before: say, again: shown } satisfies Again,
  play: shown,
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
