import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { isStatusToken } from "../../domain/identifiers.ts";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import { findAlert } from "../stories/findAlert.ts";
import { fits } from "../stories/fits.ts";
import { filledIn } from "../stories/formStory.ts";
import { offline, unanswered } from "../stories/network.ts";
import { PAYMENTS, STATUS_TOKEN as TOKEN } from "../stories/recordedAnswers.ts";
import { answering, fillCart, onRecordedPortal, refusal, twoItems } from "../stories/recordedPortal.tsx";
import { RequeryScreen } from "./RequeryScreen.tsx";
import { StatusLinkForm } from "./StatusLinkForm.tsx";

const byLink = isStatusToken(TOKEN) ? { statusToken: TOKEN } : {};
const navigate = fn();

const meta: Meta<typeof RequeryScreen> = {
  component: RequeryScreen,
  title: "Screens/Requery",
  decorators: [onRecordedPortal(byLink)],
  beforeEach: () => fillCart([]),
};

export default meta;

type Story = StoryObj<typeof RequeryScreen>;

/** @param says the text that only this state has, in Malay */
const inState = (state: PaymentState, says: RegExp, answered: object = {}): Story => ({
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: { ...PAYMENTS[state], ...answered } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
    await expect(canvas.getByText("Bayaran dimulakan.")).toBeVisible();
  },
});

const ASKED = {
  ...PAYMENTS.in_progress,
  last_enquiry_at: "2026-11-21T02:17:00.000Z",
  next_enquiry_at: "2026-11-21T02:30:00.000Z",
  history: [...PAYMENTS.in_progress.history, { what: "asked", at: "2026-11-21T02:17:00.000Z" }],
};

export const StillAsking: Story = {
  ...inState("in_progress", /automatik seterusnya: 21\/11\/2026 10:30 AM/, ASKED),
  tags: ["filled"],
};
export const WithTheBank = inState("pending", /menjawab bahawa bayaran belum diluluskan\.$/);
export const Paid = inState("paid", /Bank meluluskan bayaran/);
export const Declined = inState("failed", /Bank menolak bayaran\.$/);
export const Cancelled = inState("cancelled", /^Bayaran dibatalkan di bank\.$/);
/** The notice says what happens when the account was charged, and the advice does not say it again. */
export const Unanswered: Story = {
  ...inState("expired", /Semasa disemak/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Semasa disemak/)).toBeVisible();
    await expect(canvas.getAllByText(/telah didebit/)).toHaveLength(1);
  },
};

/** The cart still has its items, and the screen links back to it. */
export const DeclinedWithItsCart: Story = {
  beforeEach: async () => {
    await fillCart(twoItems());
    return answering({ [`/api/payments/${TOKEN}`]: PAYMENTS.failed });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Kembali ke troli" })).toBeVisible();
  },
};

const ASK_AGAIN = { name: "Semak status sekarang" };

/** The citizen asks the bank again. The payment is paid meanwhile, and the link to the receipt appears. */
export const AskedAgain: Story = {
  decorators: [onRecordedPortal({ ...byLink, navigate })],
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: ASKED, "/api/requery": PAYMENTS.paid }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", ASK_AGAIN));
    await userEvent.click(await canvas.findByRole("button", { name: "Lihat resit" }));
    await expect(navigate).toHaveBeenCalledWith({ screen: "receipt", token: TOKEN });
  },
};

/** The bank was asked a moment ago. The screen asks the citizen to wait and says nothing about money. */
export const AskedTooSoon: Story = {
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: ASKED, "/api/requery": 429 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", ASK_AGAIN));
    const [shown] = await canvas.findAllByText(/Sila tunggu sebentar/);
    await expect(shown).toBeVisible();
  },
};

export const NoAnswer: Story = {
  tags: ["error"],
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: 503 }),
  play: async ({ canvas }) => {
    await expect(await findAlert(canvas)).toBeVisible();
  },
};

export const UnknownLink: Story = {
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: refusal(404, "missing") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tiada bayaran kami yang sepadan/)).toBeVisible();
  },
};

export const BrokenLink: Story = {
  decorators: [onRecordedPortal({ brokenStatusLink: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Pautan status ini tidak lengkap.")).toBeVisible();
  },
};

/** In a browser without a payment, the screen asks for a status link. */
export const Empty: Story = {
  tags: ["empty"],
  decorators: [onRecordedPortal({ navigate })],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "Pautan status atau kodnya" });
    await userEvent.click(canvas.getByRole("button", { name: "Semak" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/wajib diisi/));
  },
};

/** The form refuses a text that is not a status link. A link leads to its payment. */
export const Pasted: Story = {
  decorators: [onRecordedPortal({ navigate })],
  ...filledIn(StatusLinkForm, {
    wrong: { link: "K261121ABCDEFGHJK" },
    right: { link: `https://portal.example/#/requery?status=${TOKEN}` },
    sent: () => waitFor(() => expect(navigate).toHaveBeenCalledWith({ screen: "requery", token: TOKEN })),
  }),
};

export const Loading: Story = { tags: ["loading"], beforeEach: () => unanswered({}, "/api/payments") };

export const Offline: Story = {
  ...NoAnswer,
  tags: ["offline"],
  beforeEach: () => offline(),
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: () =>
    answering({
      [`/api/payments/${TOKEN}`]: { ...ASKED, bank_name: "Kuwait Finance House (Malaysia) Berhad" },
    }),
  play: async ({ canvas }) => {
    await canvas.findByText("Bayaran dimulakan.");
    await fits();
  },
};
