import type { Meta, StoryObj } from "@storybook/react-vite";
import { isLanguage } from "../domain/language.ts";
import { NOBODY } from "../screens/stories/recordedExamined.ts";
import {
  answering,
  fillCart,
  onRecordedPortal,
  ownPortal,
  twoItems,
} from "../screens/stories/recordedPortal.tsx";
import { closeLogin } from "../stores/loginDialog.ts";
import { useSession } from "../stores/sessionState.ts";
import { Frame } from "./Frame.tsx";

/** The portal as a citizen sees it: a screen between the bar on top and the foot. */
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

/** A screen to read stands in a narrower column, between the same bar and foot. */
export const Search: Story = { args: { page: "search" } };

export const NoSuchPage: Story = { args: { page: undefined } };
