import type { Meta, StoryObj } from "@storybook/react-vite";
import { long, noNetwork, OWN_TEXTS, page, unread } from "../stories/pageStory.ts";
import { LONG_OPERATOR, OPERATOR } from "../stories/recordedOperator.ts";
import { AboutScreen } from "./AboutScreen.tsx";

const meta: Meta<typeof AboutScreen> = {
  component: AboutScreen,
  title: "Screens/Pages/About",
  parameters: { without: { empty: "its texts are its own", ...OWN_TEXTS } },
};

export default meta;

type Story = StoryObj<typeof AboutScreen>;

export const About: Story = page("about", /Syarikat Contoh/, { operator: OPERATOR });

export const Offline: Story = unread("about-offline", noNetwork, "offline");
export const LongTexts: Story = long("about-long", /W{60}/, { operator: LONG_OPERATOR });
