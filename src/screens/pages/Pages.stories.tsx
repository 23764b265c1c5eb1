import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect } from "storybook/test";
import { answering, onRecordedPortal, ownPortal } from "../stories/recordedPortal.tsx";
import { AboutScreen } from "./AboutScreen.tsx";
import { FaqScreen } from "./FaqScreen.tsx";
import { HelplineScreen } from "./HelplineScreen.tsx";
import { PrivacyScreen } from "./PrivacyScreen.tsx";
import { TermsScreen } from "./TermsScreen.tsx";

const meta: Meta = { title: "Screens/Pages" };

export default meta;

type Story = StoryObj;

const OPERATOR = {
  name: "Syarikat Contoh Sdn. Bhd.",
  phone: "+60 88-000 000",
  email: "bantuan@kaunter.example",
  hours: { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "17:00" },
  is_example: false,
};

const page = (Screen: ComponentType, name: string, says: RegExp, operator?: object): Story => ({
  render: () => <Screen />,
  decorators: [onRecordedPortal({ ...ownPortal(name), hrefOf: ({ screen }) => `#/${screen}` })],
  beforeEach: () => answering(operator === undefined ? {} : { "metadata/configuration": { operator } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

export const About = page(AboutScreen, "about", /Syarikat Contoh/, OPERATOR);
export const Privacy = page(PrivacyScreen, "privacy", /Syarikat Contoh/, OPERATOR);
export const PrivacyOfCountedVisits: Story = {
  ...page(PrivacyScreen, "privacy-counted", /Pengendali mengira lawatan/),
  beforeEach: () => answering({ "metadata/configuration": { page_views: true } }),
};
export const Terms = page(TermsScreen, "terms", /Syarikat Contoh/, OPERATOR);
export const TermsOfNobodyNamed = page(TermsScreen, "terms-untold", /Pengendali mungkin mempunyai/);
export const Helpline = page(HelplineScreen, "helpline", /Isnin hingga Jumaat/, OPERATOR);
export const HelplineOfADemonstration = page(HelplineScreen, "helpline-example", /hanyalah rekaan/, {
  ...OPERATOR,
  is_example: true,
});
export const HelplineUntold = page(HelplineScreen, "helpline-untold", /Tiada nombor telefon/);
export const Questions = page(FaqScreen, "faq", /bantuan Covid-19/);

export const OpenQuestion: Story = {
  ...Questions,
  decorators: [onRecordedPortal({ section: "charged", hrefOf: ({ screen }) => `#/${screen}` })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tiada wang diambil/)).toBeVisible();
  },
};

export const Chinese: Story = { ...Questions, globals: { language: "zh" }, play: async () => undefined };
export const English: Story = {
  ...Privacy,
  globals: { language: "en", scheme: "dark", viewport: { value: "narrow" } },
  play: async () => undefined,
};
