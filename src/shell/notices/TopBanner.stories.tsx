import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answering, onRecordedPortal, ownPortal } from "../../screens/stories/recordedPortal.tsx";
import { TopBanner } from "./TopBanner.tsx";

const meta: Meta<typeof TopBanner> = {
  component: TopBanner,
  title: "Shell/TopBanner",
  parameters: { frame: "page" },
  args: { page: "home" },
};

export default meta;

type Story = StoryObj<typeof TopBanner>;

function configured(name: string, snackbarMessage: unknown, says: string): Story {
  return {
    decorators: [onRecordedPortal(ownPortal(name))],
    beforeEach: () => {
      const stop = answering({ "metadata/configuration": { snackbarMessage } });
      const { dataset } = document.documentElement;
      // the server puts the message into the page
      dataset.banner = JSON.stringify(snackbarMessage);
      return () => {
        delete dataset.banner;
        stop();
      };
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(says)).toBeVisible();
    },
  };
}

const NOTICE = "Kaunter dalam talian tidak beroperasi pada 31 Disember, 10 malam hingga 2 pagi.";

export const OneTextForAll = configured("one-text", NOTICE, NOTICE);

export const ATextForEachLanguage = configured(
  "texts",
  {
    ms: NOTICE,
    en: "No online counter on 31 December, 10 PM to 2 AM.",
    zh: "在线柜台将于12月31日暂停服务。",
  },
  NOTICE,
);
