import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { BANKS } from "../stories/recordedAnswers.ts";
import { fillDraft } from "../stories/recordedDraft.ts";
import { answering, fillCart, onRecordedPortal, twoItems } from "../stories/recordedPortal.tsx";
import { FpxCheckoutScreen } from "./FpxCheckoutScreen.tsx";

const meta: Meta<typeof FpxCheckoutScreen> = {
  component: FpxCheckoutScreen,
  title: "Screens/FPX checkout",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof FpxCheckoutScreen>;

function withBanks(draft: Parameters<typeof fillDraft>[0], banks: object | number = BANKS) {
  return async () => {
    fillDraft(draft);
    await fillCart(twoItems());
    return answering({ "/api/fpx/banks": banks });
  };
}

export const Empty: Story = {
  beforeEach: withBanks({ bank: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("option", { name: /Bank Of China/ })).toBeDisabled();
  },
};

export const NoneChosen: Story = {
  beforeEach: withBanks({ bank: "" }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("option", { name: /Bank Of China/ });
    await userEvent.click(canvas.getByRole("button", { name: "Seterusnya" }));
    await waitFor(async () => expect(await canvas.findByRole("combobox")).toHaveFocus());
  },
};

export const CompanyAccount: Story = {
  beforeEach: withBanks({ method: "2", bank: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sehingga 7 hari/)).toBeVisible();
  },
};

export const BanksUnreachable: Story = {
  beforeEach: withBanks({}, 503),
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
};

export const MissingDetails: Story = {
  beforeEach: withBanks({ name: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Isi maklumat anda" })).toBeVisible();
  },
};

export const NoBankNeeded: Story = {
  beforeEach: async () => {
    fillDraft({ method: "3" });
    await fillCart(twoItems());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Anda membayar dengan kad.")).toBeVisible();
  },
};
