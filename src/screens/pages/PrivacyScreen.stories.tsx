import type { Meta, StoryObj } from "@storybook/react-vite";
import { long, noNetwork, OWN_TEXTS, page, unread } from "../stories/pageStory.ts";
import { LONG_OPERATOR, OPERATOR } from "../stories/recordedOperator.ts";
import { PrivacyScreen } from "./PrivacyScreen.tsx";

const meta: Meta<typeof PrivacyScreen> = {
  component: PrivacyScreen,
  title: "Screens/Pages/Privacy",
  parameters: { without: { empty: "its texts are its own", ...OWN_TEXTS } },
};

export default meta;

type Story = StoryObj<typeof PrivacyScreen>;

export const Privacy: Story = page("privacy", /Syarikat Contoh/, { operator: OPERATOR });

export const OfCountedVisits: Story = page("privacy-counted", /Pengendali mengira lawatan/, {
  page_views: true,
});

export const Offline: Story = unread("privacy-offline", noNetwork, "offline");
export const LongTexts: Story = long("privacy-long", /W{60}/, { operator: LONG_OPERATOR });
