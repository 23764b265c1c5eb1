import type { Meta, StoryObj } from "@storybook/react-vite";

import { expect, waitFor } from "storybook/test";
import { isLanguage, type Language } from "../../domain/language.ts";
import { sen } from "../../domain/money.ts";
import { clearAttempt } from "../../payment/journal.ts";
import type { SavedItem } from "../../stores/cartState.ts";
import { useCart } from "../../stores/cartState.ts";
import { applyBlockReason, useFreshAmounts } from "../../stores/freshAmounts.ts";
import { payOnly, payWholeCart } from "../../stores/paymentSelection.ts";
import type { Again } from "../stories/again.ts";
import { findAlert } from "../stories/findAlert.ts";
import { fits } from "../stories/fits.ts";
import { filledIn } from "../stories/formStory.ts";
import { LONG_NAME, payLongTexts } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import { BANKS, PAYMENTS, STALL } from "../stories/recordedAnswers.ts";
import { leftWith, otherTabLeaves } from "../stories/recordedAttempt.ts";
import { fillDraft } from "../stories/recordedDraft.ts";
import { offeredItem } from "../stories/recordedItems.ts";
import {
  answering,
  fillCart,
  onRecordedPortal,
  ownPortal,
  refusal,
  twoItems,
} from "../stories/recordedPortal.tsx";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { CheckoutScreen } from "./CheckoutScreen.tsx";

const meta: Meta<typeof CheckoutScreen> = {
  component: CheckoutScreen,
  title: "Screens/Checkout",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof CheckoutScreen>;

type Draft = Parameters<typeof fillDraft>[0];

async function fillIn(draft?: Draft): Promise<void> {
  fillDraft(draft);
  await fillCart(twoItems());
}

/** Fills in the screen. The portal answers with these banks. */
function withDraft(draft?: Draft, banks: object | number = BANKS) {
  return async () => {
    await fillIn(draft);
    return answering({ "/api/fpx/banks": banks });
  };
}

/**
 * Adds an item of another council.
 * @param told changes the amounts as the server's answers would
 */
function withChange(change: (items: readonly SavedItem[]) => void) {
  return async () => {
    fillDraft();
    await fillCart([...twoItems(), offeredItem(STALL)]);
    change(useCart.getState().items);
    return answering({ "/api/fpx/banks": BANKS });
  };
}

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withDraft({ name: "", bank: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Langkah 3 daripada 4")).toBeVisible();
    await expect(await canvas.findByRole("option", { name: /Bank Of China/ })).toBeDisabled();
  },
};

/** One bill alone: the other items stay in the cart. */
export const OneBill: Story = {
  beforeEach: async () => {
    const putBack = await withDraft()();
    payOnly(useCart.getState().items.slice(0, 1));
    return () => {
      payWholeCart();
      putBack();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Langkah 2 daripada 3")).toBeVisible();
  },
};

const PROCEED = {
  ms: /^Teruskan/,
  en: /^Proceed/,
  zh: /^继续/,
} as const satisfies Record<Language, RegExp>;

const refused: Again["again"] = async ({ canvas, userEvent, globals }) => {
  const name = PROCEED[isLanguage(globals.language) ? globals.language : "ms"];
  await userEvent.click(await canvas.findByRole("button", { name }));
  await expect(await findAlert(canvas)).toBeVisible();
};

export const Errors: Story = {
  ...Empty,
  tags: ["error"],
  parameters: { again: refused } satisfies Again,
  play: refused,
};

export const Refused: Story = {
  beforeEach: async () => {
    await fillIn();
    return answering({ "/createPayment": refusal(422, "invalid_callback"), "/api/fpx/banks": BANKS });
  },
  play: async (context) => {
    await refused(context);
    await expect(context.canvas.getByRole("link", { name: "Kaunter Bayaran Majlis" })).toBeVisible();
  },
};

export const Filled: Story = {
  tags: ["filled"],
  beforeEach: withDraft(),
  play: async ({ canvas }) => {
    // After the list of banks has loaded.
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveDisplayValue("Maybank2U"));
    await expect(canvas.getByText("Siti binti Ahmad")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Tukar/ })).toHaveLength(4);
  },
};

export const SeveralCouncils: Story = {
  beforeEach: withChange(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("table")).toHaveLength(2);
    await expect(canvas.getAllByText("RM 701.10").length).toBeGreaterThan(0);
  },
};

export const ToldOfChanges: Story = {
  beforeEach: withChange(([assessed, fined, rented]) => {
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
  beforeEach: withChange((items) => {
    for (const item of items) applyBlockReason(item, "gone");
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Tiada item dalam troli anda yang boleh dibayar sekarang.");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: PROCEED.ms })).toBeNull();
  },
};

export const EmptyCart: Story = {
  beforeEach: async () => {
    fillDraft();
    await fillCart([]);
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Troli anda kosong.");
  },
};

export const ByCard: Story = {
  decorators: [onRecordedPortal(ownPortal("cards"))],
  beforeEach: async () => {
    await fillIn({ method: "3" });
    return answering({ "metadata/configuration": { cards: true } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /Kad kredit atau debit/ })).toBeChecked();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const NoCards: Story = {
  decorators: [onRecordedPortal(ownPortal("no-cards"))],
  beforeEach: async () => {
    await fillIn();
    return answering({ "metadata/configuration": { cards: false }, "/api/fpx/banks": BANKS });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(2);
  },
};

export const CompanyAccount: Story = {
  beforeEach: withDraft({ method: "2", bank: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sehingga 7 hari/)).toBeVisible();
  },
};

export const BanksUnreachable: Story = {
  beforeEach: withDraft({}, 503),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

/** The page was loaded again, which forgets the payer. */
export const Forgotten: Story = {
  args: { block: "confirmation" },
  beforeEach: withDraft({ name: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Troli anda tidak berubah/)).toBeVisible();
  },
};

export const FilledIn: Story = {
  ...Empty,
  beforeEach: async () => {
    await fillIn({ name: "", bank: "" });
    return answering({ "/createPayment": refusal(422, "invalid_callback"), "/api/fpx/banks": BANKS });
  },
  ...filledIn(CheckoutForm, {
    open: async ({ canvasElement }) =>
      await waitFor(() => expect(canvasElement.querySelector('[value="BIMB0340"]')).not.toBeNull()),
    wrong: { email: "siti@", phone: "12" },
    right: {
      name: "Siti binti Ahmad",
      email: "siti@example.my",
      phone: "012-345 6789",
      bank: "BIMB0340",
    },
    sent: async ({ canvasElement }) =>
      await waitFor(() => expect(canvasElement.querySelector('[role="alert"]')).not.toBeNull()),
  }),
};

/** An earlier payment of this browser is open at the bank. The citizen must confirm that they may pay twice. */
export const BesideAnOpenPayment: Story = {
  beforeEach: async () => {
    await fillIn();
    return leftWith(PAYMENTS.in_progress);
  },
  play: async ({ canvas, userEvent }) => {
    const knows = await canvas.findByRole("checkbox", { name: /membayar dua kali/ });
    const proceed = canvas.getByRole("button", { name: PROCEED.ms });
    await expect(proceed).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(knows);
    await expect(proceed).not.toHaveAttribute("aria-disabled");
  },
};

export const PayingInAnotherTab: Story = {
  beforeEach: async () => {
    await fillIn();
    const putBack = leftWith(PAYMENTS.in_progress);
    clearAttempt();
    return putBack;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: PROCEED.ms })).not.toHaveAttribute(
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
    await fillIn();
    return leftWith(503);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kami tidak dapat menyemak status/)).toBeVisible();
  },
};

export const Proceeding: Story = {
  beforeEach: async () => {
    await fillIn();
    return unanswered({ "/api/fpx/banks": BANKS }, "/createPayment");
  },
  play: async ({ canvas, userEvent }) => {
    const proceed = await canvas.findByRole("button", { name: PROCEED.ms });
    await userEvent.click(proceed);
    await waitFor(() => expect(proceed).toHaveAttribute("aria-disabled", "true"));
  },
};

/** The configuration, which says whether cards are accepted, and the banks are still loading. */
export const Loading: Story = {
  tags: ["loading"],
  decorators: [onRecordedPortal(ownPortal("checkout-loading"))],
  beforeEach: async () => {
    await fillIn();
    return unanswered();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(2);
    await expect(await canvas.findByRole("combobox")).toHaveAttribute("aria-busy", "true");
  },
};

/** The form keeps its values. The button is disabled, because nobody can reach the bank's page without a network. */
export const Offline: Story = {
  tags: ["offline"],
  decorators: [onRecordedPortal(ownPortal("checkout-offline"))],
  beforeEach: async () => {
    await fillIn();
    return offline();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("Siti binti Ahmad")).toBeVisible();
    await expect(canvas.getByRole("button", { name: PROCEED.ms })).toHaveAttribute("aria-disabled", "true");
  },
};

/** The logos are made up: a wide one, a round one and a tall one. The fourth bank has none. */
export const BankLogos: Story = {
  beforeEach: async () => {
    await fillIn();
    const logos = { MB2U0227: [600, 100], BCBB0235: [200, 200], RHB0218: [60, 240] } as const;
    const others = { BCBB0235: "CIMB Clicks", RHB0218: "RHB Bank" };
    const drawn = Object.entries(logos).map(async ([bank, [width, height]]) => [
      `/api/fpx/banks/logo?id=${bank}`,
      await madeUpLogo(width, height),
    ]);
    return answering({
      "/api/fpx/banks": {
        ...BANKS,
        result: [...BANKS.result, ...Object.keys(others).map((id) => ({ id, online: true }))],
        names: { ...BANKS.names, ...others },
        logos: Object.keys(logos),
      },
      ...Object.fromEntries(await Promise.all(drawn)),
    });
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("canvas:not([hidden])")).toHaveLength(3));
    for (const logo of canvasElement.querySelectorAll("canvas:not([hidden])")) {
      const button = logo.closest("button")?.getBoundingClientRect();
      const { top, bottom, left } = logo.getBoundingClientRect();
      await expect(top).toBeGreaterThan(button?.top ?? top);
      await expect(bottom).toBeLessThan(button?.bottom ?? bottom);
      await expect(left).toBeGreaterThan(button?.left ?? left);
    }
  },
};

/** An oval with letters, as wide and as high as the picture. */
async function madeUpLogo(width: number, height: number): Promise<Response> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("the browser draws nothing");
  context.fillStyle = "#b3261e";
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = "#fff";
  context.font = `bold ${Math.min(width, height) * 0.5}px sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("B", width / 2, height / 2);
  return new Response(await canvas.convertToBlob({ type: "image/png" }), {
    headers: { "Content-Type": "image/png" },
  });
}

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: async () => {
    await payLongTexts();
    return answering({
      "/api/fpx/banks": {
        ...BANKS,
        names: { ...BANKS.names, MB2U0227: "Malayan Banking Berhad ".repeat(4).trim() },
      },
    });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(LONG_NAME);
    await fits();
  },
};
