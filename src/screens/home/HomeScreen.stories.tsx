import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { offline } from "../stories/network.ts";
import { PAYMENTS } from "../stories/recordedAnswers.ts";
import { leftWith } from "../stories/recordedAttempt.ts";
import { onRecordedPortal } from "../stories/recordedPortal.tsx";
import { HomeScreen } from "./HomeScreen.tsx";

const meta: Meta<typeof HomeScreen> = {
  component: HomeScreen,
  title: "Screens/Home",
  decorators: [onRecordedPortal()],
  parameters: {
    without: {
      empty: "what can be paid is the same for all",
      loading: "it waits for nothing",
      error: "what did not come is left out: an alert of the last payment",
      "long-text": "its words are the portal's own",
    },
  },
};

export default meta;

type Story = StoryObj<typeof HomeScreen>;

export const Home: Story = { tags: ["filled"] };

/** @param id differs in each story, because a closed alert stays closed for its payment */
const latest = (id: string, payment: object, says: RegExp): Story => ({
  beforeEach: () => leftWith(payment, {}, id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

export const LatestAccepted = latest("0643f2a1b2c3d4e5f60718293a4b5c01", PAYMENTS.paid, /telah diterima/);
export const LatestInProgress: Story = {
  ...latest("0643f2a1b2c3d4e5f60718293a4b5c02", PAYMENTS.in_progress, /sedang diproses/),
  name: "Latest In Progress (rule 2.2)",
};

export const Offline: Story = { tags: ["offline"], beforeEach: () => offline() };
