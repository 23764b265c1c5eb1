import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LONG_OPERATOR, OPERATOR } from "../screens/stories/recordedOperator.ts";
import { answering, onRecordedPortal, ownPortal } from "../screens/stories/recordedPortal.tsx";
import { atNarrow, fits, inChinese, inDark, inEnglish } from "../screens/stories/variants.ts";
import { Footer } from "./Footer.tsx";

const meta: Meta<typeof Footer> = {
  component: Footer,
  title: "Shell/Footer",
  parameters: { frame: "page" },
};

export default meta;

type Story = StoryObj<typeof Footer>;

const operatedBy = (portal: string, operator: typeof OPERATOR): Story => ({
  decorators: [onRecordedPortal(ownPortal(portal))],
  beforeEach: () => answering({ "metadata/configuration": { operator } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(operator.name))).toBeVisible();
  },
});

export const Filled = operatedBy("footer", OPERATOR);
export const English = inEnglish(Filled, Filled.play);
export const Chinese = inChinese(Filled, Filled.play);
export const Dark = inDark(Filled, Filled.play);

const LONG = operatedBy("footer-long", LONG_OPERATOR);
export const LongTextsNarrow: Story = {
  ...atNarrow(LONG),
  play: async (context) => {
    await LONG.play?.(context);
    await fits();
  },
};
