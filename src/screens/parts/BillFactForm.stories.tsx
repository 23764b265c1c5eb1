import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { filledIn } from "../stories/formStory.ts";
import { onRecordedPortal } from "../stories/recordedPortal.tsx";
import { BillFactForm } from "./BillFactForm.tsx";
import { withTexts } from "./withTexts.tsx";

const meta: Meta<typeof BillFactForm> = {
  // The licence's screen loads the texts. The story has to do so itself.
  component: withTexts(["licence"], BillFactForm),
  title: "Screens/Bill fact",
  args: {
    title: "Show the owner's name of licence 301-1234",
    help: "It is shown to whoever has the licence bill.",
    show: "Show the name",
    given: undefined,
    onGive: fn(),
  },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof BillFactForm>;

export const Asked: Story = filledIn<
  Parameters<typeof BillFactForm>[0],
  Parameters<NonNullable<Story["play"]>>[0]
>(BillFactForm, {
  wrong: { fact: "" },
  right: { fact: "5533" },
  sent: ({ args }) => waitFor(() => expect(args.onGive).toHaveBeenCalledWith("5533")),
});

/** The council's record has another one. */
export const Wrong: Story = {
  args: { given: "5532" },
  async play({ canvas }) {
    const field = await canvas.findByRole("textbox");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("5532");
    await expect(field).toBeInvalid();
  },
};
