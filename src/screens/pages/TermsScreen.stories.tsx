import type { Meta, StoryObj } from "@storybook/react-vite";
import { long, noNetwork, OWN_TEXTS, page, unread } from "../stories/pageStory.ts";
import { LONG_OPERATOR, OPERATOR } from "../stories/recordedOperator.ts";
import { TermsScreen } from "./TermsScreen.tsx";

const meta: Meta<typeof TermsScreen> = {
  component: TermsScreen,
  title: "Screens/Pages/Terms",
  parameters: { without: { ...OWN_TEXTS } },
};

export default meta;

type Story = StoryObj<typeof TermsScreen>;

export const Terms: Story = page("terms", /Syarikat Contoh/, { operator: OPERATOR });

export const OfNobodyNamed: Story = {
  ...page("terms-untold", /Pengendali mungkin mempunyai/),
  tags: ["empty"],
};

export const Offline: Story = unread("terms-offline", noNetwork, "offline");
export const LongTexts: Story = long("terms-long", /W{60}/, { operator: LONG_OPERATOR });
