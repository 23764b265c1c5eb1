import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { noNetwork, OWN_TEXTS, onPortal, page, unread } from "../stories/pageStory.ts";
import { FaqScreen } from "./FaqScreen.tsx";

const meta: Meta<typeof FaqScreen> = {
  component: FaqScreen,
  title: "Screens/Pages/Questions",
  parameters: {
    without: { empty: "its texts are its own", ...OWN_TEXTS, "long-text": "its texts are its own" },
  },
};

export default meta;

type Story = StoryObj<typeof FaqScreen>;

export const Questions: Story = page("questions", /bantuan Covid-19/);

export const OpenQuestion: Story = {
  ...Questions,
  decorators: [onPortal("questions-open", { section: "charged" })],
  play: async ({ canvas }) => {
    // The texts must have loaded before the screen can open the section.
    await waitFor(() => expect(canvas.getByText(/tiada wang diambil/)).toBeVisible());
  },
};

export const Offline: Story = unread("questions-offline", noNetwork, "offline");
