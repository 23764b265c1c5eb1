import type { Meta, StoryObj } from "@storybook/react-vite";
import { long, noNetwork, page, unread } from "../stories/pageStory.ts";
import { LONG_OPERATOR, OPERATOR } from "../stories/recordedOperator.ts";
import { AccessibilityScreen } from "./AccessibilityScreen.tsx";

const meta: Meta<typeof AccessibilityScreen> = {
  component: AccessibilityScreen,
  title: "Screens/Pages/Accessibility",
  parameters: {
    without: {
      empty: "its texts are its own",
      loading: "its texts are its own: how to reach the operator is added to them when it is known",
      error: "without an answer it says all but how to reach the operator",
    },
  },
};

export default meta;

type Story = StoryObj<typeof AccessibilityScreen>;

export const Accessibility: Story = page("accessibility", /Syarikat Contoh/, { operator: OPERATOR });

export const Offline: Story = unread("accessibility-offline", noNetwork, "offline");
export const LongTexts: Story = long("accessibility-long", /W{60}/, { operator: LONG_OPERATOR });
