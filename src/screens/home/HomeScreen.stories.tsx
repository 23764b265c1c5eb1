import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isPaymentId, isStatusToken } from "../../domain/identifiers.ts";
import { forgetAttempt, noteAttempt } from "../../payment/journal.ts";
import { PAYMENTS } from "../stories/recordedAnswers.ts";
import { answering, onRecordedPortal } from "../stories/recordedPortal.tsx";
import { HomeScreen } from "./HomeScreen.tsx";

const meta: Meta<typeof HomeScreen> = {
  component: HomeScreen,
  title: "Screens/Home",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof HomeScreen>;

export const Home: Story = {};

/** The browser left for the bank with a payment of its own. @param id a payment of its own: one that was closed stays closed */
const latest = (id: string, payment: object, says: RegExp): Story => ({
  beforeEach: () => {
    const token = "recorded-status-token-of-43-characters-long";
    if (isPaymentId(id) && isStatusToken(token))
      noteAttempt({ id, token, left_at: "2026-11-21T02:11:05.000Z" });
    const putBack = answering({ [`/api/payments/${token}`]: payment });
    return () => {
      putBack();
      forgetAttempt();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

export const LatestAccepted = latest("0643f2a1b2c3d4e5f60718293a4b5c01", PAYMENTS.paid, /telah diterima/);
export const LatestInProgress = latest(
  "0643f2a1b2c3d4e5f60718293a4b5c02",
  PAYMENTS.in_progress,
  /sedang diproses/,
);
