import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isLanguage } from "../domain/language.ts";
import {
  answering,
  fillCart,
  onRecordedPortal,
  ownPortal,
  twoItems,
} from "../screens/stories/recordedPortal.tsx";
import { NOBODY } from "../screens/stories/recordedReviewQueue.ts";
import { closeLogin, openLogin } from "../stores/loginDialog.ts";
import { useSession } from "../stores/sessionState.ts";
import { Frame } from "./Frame.tsx";

/** The portal as a citizen sees it: a screen between the top bar and the footer. */
const meta: Meta<typeof Frame> = {
  component: Frame,
  title: "Shell/Frame",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal(ownPortal("frame"))],
  beforeEach: async () => {
    useSession.setState({ session: null, error: undefined });
    closeLogin();
    await fillCart(twoItems());
    return answering({
      "/db/_session": NOBODY,
      "metadata/configuration": { assistance: { active: false } },
    });
  },
  args: { page: "home", changing: false, status: undefined, onLanguage: () => undefined },
  render: (args, { globals }) => (
    <Frame {...args} language={isLanguage(globals.language) ? globals.language : "ms"} />
  ),
};

export default meta;

type Story = StoryObj<typeof Frame>;

export const Home: Story = {};

/** Screens to read have a narrower column, between the same top bar and footer. */
export const Search: Story = { args: { page: "search" } };

/** The login dialog over the home page. */
export const LoggingIn: Story = {
  beforeEach: () => openLogin({ fromHome: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Log masuk" })).toBeVisible();
    // the screen behind the dialog is drawn
    await expect(await canvas.findByRole("heading", { level: 1, hidden: true })).toBeVisible();
  },
};

export const NoSuchPage: Story = { args: { page: undefined } };
