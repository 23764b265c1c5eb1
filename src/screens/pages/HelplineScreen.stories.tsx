import type { Meta, StoryObj } from "@storybook/react-vite";
import { unanswered } from "../stories/network.ts";
import { long, noNetwork, page, unread } from "../stories/pageStory.ts";
import { LONG_OPERATOR, OPERATOR } from "../stories/recordedOperator.ts";
import { answering } from "../stories/recordedPortal.tsx";
import { HelplineScreen } from "./HelplineScreen.tsx";

const meta: Meta<typeof HelplineScreen> = { component: HelplineScreen, title: "Screens/Pages/Helpline" };

export default meta;

type Story = StoryObj<typeof HelplineScreen>;

export const Helpline: Story = page("helpline", /Isnin hingga Jumaat/, { operator: OPERATOR });
export const OfADemonstration: Story = page("helpline-example", /hanyalah rekaan/, {
  operator: { ...OPERATOR, is_example: true },
});
export const Untold: Story = {
  ...page("helpline-untold", /Portal ini tiada nombor telefon/),
  tags: ["empty"],
};

export const Loading: Story = unread("helpline-loading", () => unanswered(), "loading");
export const Unreached: Story = unread(
  "helpline-unreached",
  () => answering({ "metadata/configuration": 503 }),
  "error",
);
export const Offline: Story = unread("helpline-offline", noNetwork, "offline");
export const LongTexts: Story = long("helpline-long", /W{60}/, { operator: LONG_OPERATOR });
