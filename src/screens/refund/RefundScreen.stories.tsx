import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isStatusToken } from "../../domain/identifiers.ts";
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

export const OneCase = ofPayment({ ...PAYMENTS.paid, refunds: [REFUND] }, /menunggu keputusan majlis/);
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
export const NoAnswer = ofPayment(new Response(null, { status: 503 }), /kami akan bertanya lagi/);

/** A browser that knows of no payment: the rules alone. */
export const RulesAlone: Story = {
  decorators: [onRecordedPortal()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/daripada resitnya/)).toBeVisible();
  },
};
