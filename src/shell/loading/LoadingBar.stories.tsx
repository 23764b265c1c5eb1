import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { LoadingBar } from "./LoadingBar.tsx";

const meta: Meta<typeof LoadingBar> = {
  component: LoadingBar,
  title: "Shell/Loading bar",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal()],
};

export default meta;

export const AnotherScreenIsOnItsWay: StoryObj<typeof LoadingBar> = {
  args: { changing: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};
