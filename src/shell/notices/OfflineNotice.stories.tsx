import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inEachLanguage, languageOf } from "../../screens/stories/again.ts";
import { offline } from "../../screens/stories/network.ts";
import { onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

const meta: Meta<typeof OfflineNotice> = {
  component: OfflineNotice,
  title: "Shell/OfflineNotice",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof OfflineNotice>;

const NAMES = { ms: "Sambungan", en: "Connection", zh: "网络连接" } as const;

export const Offline: Story = {
  ...inEachLanguage(async (context) => {
    const name = NAMES[languageOf(context)];
    await expect(await context.canvas.findByRole("complementary", { name })).toBeVisible();
  }),
  tags: ["filled"],
  beforeEach: () => offline(),
};
