import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { offline } from "../../screens/stories/network.ts";
import { onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { atNarrow, fits, inChinese, inDark, inEnglish } from "../../screens/stories/variants.ts";
import { OfflineNotice } from "./OfflineNotice.tsx";

const meta: Meta<typeof OfflineNotice> = {
  component: OfflineNotice,
  title: "Shell/OfflineNotice",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof OfflineNotice>;

export const Offline: Story = {
  beforeEach: () => offline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("complementary", { name: "Sambungan" })).toBeVisible();
  },
};

const shown: Story["play"] = async ({ canvas }) => {
  await canvas.findByRole("complementary");
};
export const English = inEnglish(Offline, shown);
export const Dark = inDark(Offline, shown);
export const NarrowChinese: Story = {
  ...inChinese(atNarrow(Offline)),
  play: async (context) => {
    await shown(context);
    await fits();
  },
};
