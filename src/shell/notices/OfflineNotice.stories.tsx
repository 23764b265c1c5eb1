import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

const meta: Meta<typeof OfflineNotice> = {
  component: OfflineNotice,
  title: "Shell/OfflineNotice",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal()],
};

export default meta;

export const Offline: StoryObj<typeof OfflineNotice> = {
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("complementary", { name: "Sambungan" })).toBeVisible();
  },
};
