import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { fits } from "../stories/fits.ts";
import { filledIn } from "../stories/formStory.ts";
import { offline, unanswered } from "../stories/network.ts";
import { BANKS } from "../stories/recordedAnswers.ts";
import { fillDraft } from "../stories/recordedDraft.ts";
import { answering, fillCart, onRecordedPortal, twoItems } from "../stories/recordedPortal.tsx";
import { BankForm } from "./BankForm.tsx";
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
  tags: ["empty"],
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
  tags: ["error"],
  beforeEach: withBanks({}, 503),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
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

export const Filled: Story = {
  tags: ["filled"],
  beforeEach: withBanks({}),
  play: async ({ canvas }) => {
    // After the list of banks has loaded.
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveDisplayValue("Maybank2U"));
  },
};

const navigate = fn();

export const FilledIn: Story = {
  ...Empty,
  decorators: [onRecordedPortal({ navigate })],
  ...filledIn(BankForm, {
    open: async ({ canvasElement }) =>
      await waitFor(() => expect(canvasElement.querySelector('[value="BIMB0340"]')).not.toBeNull()),
    right: { bank: "BIMB0340" },
    sent: () => waitFor(() => expect(navigate).toHaveBeenCalledWith({ screen: "confirmation" })),
  }),
};

export const Loading: Story = {
  tags: ["loading"],
  beforeEach: async () => {
    await withBanks({ bank: "" })();
    return unanswered({}, "/api/fpx/banks");
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox")).toHaveAttribute("aria-busy", "true");
  },
};

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: async () => {
    await withBanks({})();
    return offline();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withBanks(
    {},
    { ...BANKS, names: { ...BANKS.names, MB2U0227: "Malayan Banking Berhad ".repeat(4).trim() } },
  ),
  play: async ({ canvas }) => {
    const bank = await canvas.findByRole("combobox");
    await waitFor(() => expect(bank).toHaveDisplayValue(/^Malayan Banking Berhad Malayan/));
    await fits();
  },
};
