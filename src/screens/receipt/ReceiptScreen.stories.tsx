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

/** @param answered what differs from the recorded payment in that state @param says words of the bank's answer, in Malay */
const inState = (state: PaymentState, says?: RegExp, answered: object = {}): Story => ({
  beforeEach: () => answering({ [`/transactions/${id}`]: { ...PAYMENTS[state], ...answered } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("K261121ABCDEFGHJK")).toBeVisible();
    if (says !== undefined) await expect(canvas.getByText(says)).toBeVisible();
    await expect(canvas.queryAllByText(/^FPX \w\w$/)).toHaveLength(says === undefined ? 0 : 1);
  },
});

export const Paid = inState("paid");
export const Declined = inState("failed", /Baki dalam akaun tidak mencukupi/);
export const Cancelled = inState("cancelled", /halaman log masuk bank/);
export const StillAsking = inState("in_progress");
export const NotFoundYet = inState("in_progress", /FPX belum menemui/, { response_code: "76" });
export const SystemTrouble = inState("in_progress", /mengalami gangguan/, { response_code: "96" });
export const UnknownCode = inState("in_progress", /Jawapan bank tidak menunjukkan/, { response_code: "ZZ" });
export const WithTheBank = inState("pending", /lebih lama untuk diproses/);
export const WaitingForApprover = inState("pending", /Rakan sekerja .* sehingga 7 hari/, {
  response_code: "99",
  fpx_msgToken: "02",
});
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
