import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isPaymentId } from "../../domain/identifiers.ts";
import type { PaymentState } from "../../domain/paymentState.ts";
import { PAYMENTS } from "../stories/recordedAnswers.ts";
import { answering, onRecordedPortal } from "../stories/recordedPortal.tsx";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

const id = PAYMENTS.paid._id;

const meta: Meta<typeof ReceiptScreen> = {
  component: ReceiptScreen,
  title: "Screens/Receipt",
  decorators: [onRecordedPortal(isPaymentId(id) ? { payment: id } : {})],
};

export default meta;

type Story = StoryObj<typeof ReceiptScreen>;

const inState = (state: PaymentState): Story => ({
  beforeEach: () => answering({ [`/transactions/${id}`]: PAYMENTS[state] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("K261121ABCDEFGHJK")).toBeVisible();
  },
});

export const Paid = inState("paid");
export const Declined = inState("failed");
export const Cancelled = inState("cancelled");
export const StillAsking = inState("in_progress");
export const WaitingForApproval = inState("pending");
export const Unanswered = inState("expired");

export const NoAnswer: Story = {
  beforeEach: () => answering({ [`/transactions/${id}`]: 503 }),
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
};

export const NothingToShow: Story = {
  decorators: [onRecordedPortal()],
};
