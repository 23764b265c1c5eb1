import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isStatusToken } from "../../domain/identifiers.ts";
import { fits } from "../stories/fits.ts";
import { offline, unanswered } from "../stories/network.ts";
import { PAYMENTS, REFUND, STATUS_TOKEN as TOKEN } from "../stories/recordedAnswers.ts";
import { answering, onRecordedPortal } from "../stories/recordedPortal.tsx";
import { RefundScreen } from "./RefundScreen.tsx";

const meta: Meta<typeof RefundScreen> = {
  component: RefundScreen,
  title: "Screens/Refund",
  decorators: [onRecordedPortal(isStatusToken(TOKEN) ? { statusToken: TOKEN } : {})],
};

export default meta;

type Story = StoryObj<typeof RefundScreen>;

const ofPayment = (payment: object, says: RegExp): Story => ({
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: payment }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
    await expect(canvas.getByText("Perlukah saya memohon?")).toBeVisible();
  },
});

export const OneCase: Story = {
  ...ofPayment({ ...PAYMENTS.paid, refunds: [REFUND] }, /menunggu keputusan majlis/),
  tags: ["filled"],
};
export const SeveralCases = ofPayment(
  {
    ...PAYMENTS.paid,
    refunds: [
      REFUND,
      {
        ...REFUND,
        council: "mpt",
        type: "assessment",
        number: "130045001",
        amount: "526.10",
        state: "closed",
      },
    ],
  },
  /majlis telah membuat keputusan/,
);
export const PaidOnce = ofPayment(PAYMENTS.paid, /Tiada kes bayaran balik/);
export const NotPaidYet = ofPayment(PAYMENTS.in_progress, /selepas bayaran diluluskan/);
export const NoAnswer: Story = {
  ...ofPayment(new Response(null, { status: 503 }), /Kami akan menyemak lagi/),
  tags: ["error"],
};

/** Without a known payment the screen shows the rules only. */
export const RulesAlone: Story = {
  name: "Rules Alone (rule 2.15)",
  tags: ["empty"],
  decorators: [onRecordedPortal()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/buka resit bayaran itu/)).toBeVisible();
  },
};

export const Loading: Story = { tags: ["loading"], beforeEach: () => unanswered({}, "/api/payments") };

export const Offline: Story = {
  ...NoAnswer,
  tags: ["offline"],
  beforeEach: () => offline(),
};

/** The longest possible number of a market stall's bill. */
export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: () =>
    answering({
      [`/api/payments/${TOKEN}`]: { ...PAYMENTS.paid, refunds: [{ ...REFUND, number: "9".repeat(40) }] },
    }),
  play: async ({ canvas }) => {
    await canvas.findByText(/9{40}/);
    await fits();
  },
};
