import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect, fn, waitFor } from "storybook/test";
import { filledIn } from "../stories/formStory.ts";
import { onRecordedPortal } from "../stories/recordedPortal.tsx";
import { BillFactForm } from "./BillFactForm.tsx";
import { withTexts } from "./withTexts.tsx";

type Given = Pick<Parameters<typeof BillFactForm>[0], "given" | "onGive">;

/** The form of a licence's page. That page loads the texts, so the story does. */
const OfALicence = withTexts(["licence"], (props: Given) => {
  const { t } = useTranslation();
  return (
    <BillFactForm
      title={t("licence.billFact.title")}
      hasHeading
      help={t("licence.billFact.help")}
      show={t("licence.billFact.show")}
      {...props}
    />
  );
});

const meta: Meta<Given> = {
  component: OfALicence,
  title: "Screens/Bill fact",
  args: { given: undefined, onGive: fn() },
  render: (args) => <OfALicence {...args} />,
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<Given>;

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
