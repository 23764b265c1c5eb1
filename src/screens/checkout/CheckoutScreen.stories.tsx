import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sen } from "../../domain/money.ts";
import type { SavedItem } from "../../stores/cartState.ts";
import { useCart } from "../../stores/cartState.ts";
import { applyBlockReason, useFreshAmounts } from "../../stores/freshAmounts.ts";
import type { Again } from "../stories/again.ts";
import { fits } from "../stories/fits.ts";
import { filledIn, sendForm } from "../stories/formStory.ts";
import { payLongTexts } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import { STALL } from "../stories/recordedAnswers.ts";
import { fillDraft } from "../stories/recordedDraft.ts";
import { offeredItem } from "../stories/recordedItems.ts";
import { answering, fillCart, onRecordedPortal, ownPortal, twoItems } from "../stories/recordedPortal.tsx";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { CheckoutScreen } from "./CheckoutScreen.tsx";

const meta: Meta<typeof CheckoutScreen> = {
  component: CheckoutScreen,
  title: "Screens/Checkout",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof CheckoutScreen>;

/**
 * Adds an item of another council.
 * @param told changes the amounts as the server's answers would
 */
function withTold(told: (items: readonly SavedItem[]) => void) {
  return async () => {
    fillDraft();
    await fillCart([...twoItems(), offeredItem(STALL)]);
    told(useCart.getState().items);
  };
}

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: async () => {
    fillDraft({ name: "", bank: "" });
    await fillCart(twoItems());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Langkah 1 daripada 3")).toBeVisible();
  },
};

export const Errors: Story = {
  ...Empty,
  tags: ["error"],
  parameters: { again: (context) => sendForm(context, "name") } satisfies Again,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Seterusnya" }));
    const links = await canvas.findAllByRole("link");
    await expect(links.length).toBeGreaterThanOrEqual(3);
  },
};

export const Filled: Story = {
  tags: ["filled"],
  beforeEach: async () => {
    fillDraft();
    await fillCart(twoItems());
  },
};

export const SeveralCouncils: Story = {
  beforeEach: withTold(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("table")).toHaveLength(2);
    await expect(canvas.getAllByText("RM 701.10").length).toBeGreaterThan(0);
  },
};

export const ToldOfChanges: Story = {
  beforeEach: withTold(([assessed, fined, rented]) => {
    if (assessed) applyBlockReason(assessed, "gone");
    if (fined) useFreshAmounts.setState({ was: new Map([[fined.id, sen(80_00)]]) });
    if (rented) applyBlockReason(rented, "under_maintenance");
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Sebelum ini RM 80.00");
    await expect(canvas.getAllByText("RM 100.00").length).toBeGreaterThan(0);
  },
};

export const NothingPayable: Story = {
  beforeEach: withTold((items) => {
    for (const item of items) applyBlockReason(item, "gone");
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Tiada item dalam troli anda yang boleh dibayar sekarang.");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const ByCard: Story = {
  decorators: [onRecordedPortal(ownPortal("cards"))],
  beforeEach: async () => {
    fillDraft({ method: "3" });
    await fillCart(twoItems());
    return answering({ "metadata/configuration": { cards: true } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /Kad kredit atau debit/ })).toBeChecked();
    await expect(canvas.getByText("Langkah 1 daripada 2")).toBeVisible();
  },
};

export const NoCards: Story = {
  decorators: [onRecordedPortal(ownPortal("no-cards"))],
  beforeEach: async () => {
    fillDraft();
    await fillCart(twoItems());
    return answering({ "metadata/configuration": { cards: false } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(2);
  },
};

const navigate = fn();

export const FilledIn: Story = {
  ...Empty,
  decorators: [onRecordedPortal({ navigate })],
  ...filledIn(CheckoutForm, {
    wrong: { email: "siti@", phone: "12" },
    right: { name: "Siti binti Ahmad", email: "siti@example.my", phone: "012-345 6789", method: "2" },
    sent: () => waitFor(() => expect(navigate).toHaveBeenCalledWith({ screen: "fpx_checkout" })),
  }),
};

const standing = (network: () => () => void) => async () => {
  fillDraft();
  await fillCart(twoItems());
  return network();
};

/** The configuration, which says whether cards are accepted, is still loading. */
export const Loading: Story = {
  tags: ["loading"],
  decorators: [onRecordedPortal(ownPortal("checkout-loading"))],
  beforeEach: standing(() => unanswered()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(2);
  },
};

/** The form keeps its values, and the citizen can go to the next step. Only the redirect to the bank needs a network. */
export const Offline: Story = {
  tags: ["offline"],
  decorators: [onRecordedPortal(ownPortal("checkout-offline"))],
  beforeEach: standing(() => offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("Siti binti Ahmad")).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: payLongTexts,
  play: async ({ canvas }) => {
    await canvas.findAllByRole("table");
    await fits();
  },
};
