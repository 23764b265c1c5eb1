import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { withTexts } from "../parts/withTexts.tsx";
import { filledIn } from "../stories/formStory.ts";
import { onRecordedPortal } from "../stories/recordedPortal.tsx";
import { LicenceFact } from "./LicenceFact.tsx";

const meta: Meta<typeof LicenceFact> = {
  // The licence's screen loads the texts. The story has to do so itself.
  component: withTexts(["licence"], LicenceFact),
  title: "Screens/Licence/Fact",
  args: { given: undefined, onGive: fn() },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof LicenceFact>;

export const Asked: Story = filledIn<
  Parameters<typeof LicenceFact>[0],
  Parameters<NonNullable<Story["play"]>>[0]
>(LicenceFact, {
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
