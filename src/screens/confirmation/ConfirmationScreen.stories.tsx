import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { isLanguage, type Language } from "../../domain/language.ts";
import { clearAttempt } from "../../payment/journal.ts";
import { useCart } from "../../stores/cartState.ts";
import { applyBlockReason } from "../../stores/freshAmounts.ts";
import type { Again } from "../stories/again.ts";
import { findAlert } from "../stories/findAlert.ts";
import { fits } from "../stories/fits.ts";
import { LONG_NAME, payLongTexts } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import { PAYMENTS, STALL } from "../stories/recordedAnswers.ts";
import { leftWith, otherTabLeaves } from "../stories/recordedAttempt.ts";
import { fillDraft } from "../stories/recordedDraft.ts";
import { offeredItem } from "../stories/recordedItems.ts";
import { answering, fillCart, onRecordedPortal, refusal, twoItems } from "../stories/recordedPortal.tsx";
import { ConfirmationScreen } from "./ConfirmationScreen.tsx";

const meta: Meta<typeof ConfirmationScreen> = {
  component: ConfirmationScreen,
  title: "Screens/Confirmation",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof ConfirmationScreen>;

function withDraft(draft?: Parameters<typeof fillDraft>[0]) {
  return async () => {
    fillDraft(draft);
    await fillCart(twoItems());
  };
}

export const Filled: Story = {
  tags: ["filled"],
  beforeEach: withDraft(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Maybank2U")).toBeVisible();
    await expect(canvas.getByText("Siti binti Ahmad")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Tukar/ })).toHaveLength(4);
  },
};

export const CompanyAccount: Story = {
  beforeEach: withDraft({ method: "2", bank: "ABB0235" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sehingga 7 hari/)).toBeVisible();
  },
};

export const ByCard: Story = {
  beforeEach: withDraft({ method: "3" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kad kredit atau debit")).toBeVisible();
    await expect(canvas.queryByText(/FPX/)).toBeNull();
  },
};

export const SeveralCouncils: Story = {
  beforeEach: async () => {
    fillDraft();
    await fillCart([...twoItems(), offeredItem(STALL)]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("table")).toHaveLength(2);
  },
};

const PROCEED = { ms: "Teruskan", en: "Proceed", zh: "继续" } as const satisfies Record<Language, string>;

const refused: Again["again"] = async ({ canvas, userEvent, globals }) => {
  const name = PROCEED[isLanguage(globals.language) ? globals.language : "ms"];
  await userEvent.click(await canvas.findByRole("button", { name }));
  await expect(await findAlert(canvas)).toBeVisible();
};

export const Refused: Story = {
  tags: ["error"],
  parameters: { again: refused } satisfies Again,
  beforeEach: async () => {
    await withDraft()();
    return answering({ "/createPayment": refusal(422, "invalid_callback") });
  },
  play: refused,
};

/** An earlier payment of this browser is open at the bank. The citizen must confirm that they may pay twice. */
export const BesideAnOpenPayment: Story = {
  beforeEach: async () => {
    await withDraft()();
    return leftWith(PAYMENTS.in_progress);
  },
  play: async ({ canvas, userEvent }) => {
    const knows = await canvas.findByRole("checkbox", { name: /membayar dua kali/ });
    const proceed = canvas.getByRole("button", { name: "Teruskan" });
    await expect(proceed).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(knows);
    await expect(proceed).not.toHaveAttribute("aria-disabled");
  },
};

export const PayingInAnotherTab: Story = {
  beforeEach: async () => {
    await withDraft()();
    const putBack = leftWith(PAYMENTS.in_progress);
    clearAttempt();
    return putBack;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Teruskan" })).not.toHaveAttribute(
      "aria-disabled",
    );
    otherTabLeaves();
    await expect(
      await canvas.findByText("Anda sedang membayar di tab lain.", { selector: "strong" }),
    ).toBeVisible();
    await expect(await canvas.findByRole("checkbox")).toBeVisible();
  },
};

export const EarlierPaymentUnreached: Story = {
  beforeEach: async () => {
    await withDraft()();
    return leftWith(503);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kami tidak dapat menyemak status/)).toBeVisible();
  },
};

export const NothingPayable: Story = {
  beforeEach: async () => {
    await withDraft()();
    for (const item of useCart.getState().items) applyBlockReason(item, "gone");
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Tiada item dalam troli anda yang boleh dibayar sekarang.");
    await expect(canvas.queryByRole("button", { name: "Teruskan" })).toBeNull();
  },
};

export const MissingDetails: Story = {
  beforeEach: withDraft({ name: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Isi maklumat anda" })).toBeVisible();
  },
};

export const MissingBank: Story = {
  beforeEach: withDraft({ bank: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Pilih bank" })).toBeVisible();
  },
};

export const EmptyCart: Story = {
  tags: ["empty"],
  beforeEach: async () => {
    fillDraft();
    await fillCart([]);
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Troli anda kosong.");
  },
};

export const Proceeding: Story = {
  tags: ["loading"],
  beforeEach: async () => {
    await withDraft()();
    return unanswered({}, "/createPayment");
  },
  play: async ({ canvas, userEvent }) => {
    const proceed = await canvas.findByRole("button", { name: "Teruskan" });
    await userEvent.click(proceed);
    await waitFor(() => expect(proceed).toHaveAttribute("aria-disabled", "true"));
  },
};

/** The button is disabled, because nobody can reach the bank's page without a network. */
export const Offline: Story = {
  tags: ["offline"],
  beforeEach: async () => {
    await withDraft()();
    return offline();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Teruskan" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: payLongTexts,
  play: async ({ canvas }) => {
    await canvas.findByText(LONG_NAME);
    await fits();
  },
};
